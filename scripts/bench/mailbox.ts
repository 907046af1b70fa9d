import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importMessages } from '../../apps/server/src/features/import-export/importMessages.ts';
import { createTextReader } from '../../apps/server/src/mail/attachment-text/createTextReader.ts';
import { readDueAttachments } from '../../apps/server/src/mail/attachment-text/startAttachmentReading.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openDeps } from '../../apps/server/src/platform/deps/openDeps.ts';
import { silentLog } from '../../apps/server/src/platform/log/log.ts';
import { makeAccount, openSession, type TestAccount, type TestSession, testPassword } from '../../apps/server/src/testing/factories.ts';
import { generateMails } from '../../apps/server/src/testing/generateMail.ts';

const batch = 5_000;

/** An account whose mailbox is measured, with a session that is in. */
export interface BenchMailbox {
  open: Awaited<ReturnType<typeof openDeps>>;
  account: TestAccount;
  session: TestSession;
  password: string;
}

/** Formats a message as an mbox entry. */
const inMbox = (raw: Buffer) => Buffer.concat([Buffer.from('From bench Thu Jan  1 00:00:00 2026\n'), raw, Buffer.from('\n\n')]);

/** Opens a fresh data directory with one account. */
export async function openMailbox(dataDir: string): Promise<BenchMailbox> {
  const config = readConfig({ JINSHU_DATA: dataDir, JINSHU_CAPTCHA: 'off', JINSHU_DEMO: '0' });
  const open = await openDeps(config, silentLog(), { hearsChanges: false });
  const account = await makeAccount(open.deps, { name: '林月', address: `bench@${config.domain}` });
  // The browser finds its buttons by their English names.
  await open.pool.query(`UPDATE account SET language = 'en' WHERE id = $1`, [account.accountId]);
  return { open, account, session: await openSession(open.deps, account), password: testPassword };
}

/** Imports generated messages into a folder and returns the time it took. The same seed generates the same messages. */
export async function fill({ open, account }: BenchMailbox, folder: string, count: number, seed: number): Promise<number> {
  const mails = generateMails({ seed });
  const start = performance.now();
  let making = 0;
  for (let done = 0; done < count; done += batch) {
    const began = performance.now();
    const mbox = Buffer.concat(Array.from({ length: Math.min(batch, count - done) }, () => inMbox(mails.next().value.raw)));
    const place = path.join(open.deps.config.dataDir, `bench-${randomBytes(4).toString('hex')}.mbox`);
    await writeFile(place, mbox);
    making += performance.now() - began;
    await importMessages(open.deps, { mailboxId: account.mailboxId, folder, paths: [place] });
    await rm(place);
  }
  const took = performance.now() - start - making;
  // Extract attachment texts now. The server does it later in the background, and the benchmark must measure an idle mailbox.
  const reader = createTextReader();
  await readDueAttachments(open.deps, reader).finally(reader.close);
  await open.pool.query('VACUUM ANALYZE');
  return took;
}
