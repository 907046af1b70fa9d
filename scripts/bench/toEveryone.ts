import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { nameIndex } from '../../apps/server/src/features/contact/nameIndex.ts';
import { storeContent } from '../../apps/server/src/mail/content/content.repository.ts';
import { startOutbox } from '../../apps/server/src/mail/outbox/outbox.ts';
import { prepareMessage } from '../../apps/server/src/mime/reading/prepareMessage.ts';
import { enqueueMail } from '../../apps/server/src/testing/enqueueMail.ts';
import { generateMails } from '../../apps/server/src/testing/generateMail.ts';
import type { BenchMailbox } from './mailbox.ts';
import { type Timing, timingOf } from './stats.ts';

/** Measures one message to many colleagues, from accepting it until the last recipient has it. */
export async function measureEveryone({ open: { deps, pool }, account }: BenchMailbox, colleagues: number): Promise<Timing> {
  const domain = deps.config.domain;
  await pool.query(
    `INSERT INTO mailbox (address, name) SELECT 'colleague' || n || '@${domain}', 'C' || n FROM generate_series(1, ${colleagues}) n`,
  );
  await pool.query(
    `INSERT INTO folder (mailbox_id, raw_name, name, role) SELECT id, 'INBOX', 'INBOX', 'inbox' FROM mailbox WHERE address LIKE 'colleague%'`,
  );
  await pool.query(`INSERT INTO account (mailbox_id, login, name) SELECT id, address, name FROM mailbox WHERE address LIKE 'colleague%'`);
  // Like all accounts, they are found by any part of their address.
  await pool.query(
    `UPDATE account SET name_index = entry.name_index::tsvector
    FROM jsonb_to_recordset($1::jsonb) AS entry (login text, name_index text) WHERE account.login = entry.login`,
    [
      JSON.stringify(
        Array.from({ length: colleagues }, (_, index) => {
          const address = `colleague${index + 1}@${domain}`;
          return { login: address, name_index: nameIndex({ names: [`C${index + 1}`], address }) };
        }),
      ),
    ],
  );
  await pool.query('ANALYZE');
  const { raw } = generateMails({ seed: 5, attachments: 0 }).next().value;
  await pool.query(
    `INSERT INTO policy (name, account_id, value) VALUES ('recipients_per_mail', $1, '0'), ('recipients_per_day', $1, '0')
     ON CONFLICT (name, department_id, account_id) DO UPDATE SET value = excluded.value`,
    [account.accountId],
  );
  const outbox = startOutbox(deps);
  try {
    const start = performance.now();
    await deps.db.transaction().execute(async (tx) => {
      const contentId = await storeContent(tx, deps.blobs, prepareMessage(raw));
      const recipients = Array.from({ length: colleagues }, (_, index) => ({ address: `colleague${index + 1}@${domain}`, name: '' }));
      const { accountId, mailboxId, address } = account;
      const named = { mailboxId, accountId, messageId: `${randomUUID()}@${domain}`, senderAddress: address };
      await enqueueMail(tx, deps, { ...named, id: randomUUID(), contentId, recipients });
    });
    outbox.wake();
    for (;;) {
      const { rows } = await pool.query<{ waiting: number }>(`SELECT count(*) AS waiting FROM delivery WHERE status <> 'delivered'`);
      if (rows[0]?.waiting === 0) break;
      await pause(20);
    }
    return timingOf(`a message to ${colleagues.toLocaleString('en')} colleagues, until the last has it`, [performance.now() - start]);
  } finally {
    await outbox.stop();
  }
}
