import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { WriterKind } from '@jinshu/api';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockMailbox } from '../../platform/change/change.repository.ts';
import { openDb } from '../../platform/db/db.ts';
import { buildTestDeps, type TestDeps } from '../../testing/buildTestApp.ts';
import { enqueueMail } from '../../testing/enqueueMail.ts';
import { folderId, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { makeList, setWriters } from '../../testing/testList.ts';
import { readRaw } from '../content/content.repository.ts';
import { deliver } from './deliver.ts';
import { type InboundServer, startSmtpServer } from './smtpServer.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

let test: TestDeps;
let server: InboundServer;
let lin: TestAccount;

beforeAll(async () => {
  test = await buildTestDeps({ env: { JINSHU_SMTP_MAX_BYTES: '200000' } });
  server = await startSmtpServer(test.deps);
  lin = await makeAccount(test.deps, { name: '林月', address: 'lin.yue@jinshu.example' });
});
afterAll(async () => {
  await server.stop();
  await test.close();
});

/** Runs an SMTP dialog and returns the status line of each step. */
async function talk(steps: readonly string[], port = server.port): Promise<string[]> {
  const socket = net.connect(port, '127.0.0.1');
  const answers: string[] = [];
  let buffered = '';
  let arrived: (() => void) | null = null;
  socket.on('data', (bytes) => {
    buffered += bytes.toString();
    arrived?.();
  });
  socket.on('error', () => arrived?.());
  const answer = async () => {
    for (;;) {
      const done = /^(?:\d{3}-[^\r\n]*\r\n)*(\d{3}(?: [^\r\n]*)?)\r\n/.exec(buffered);
      if (done) {
        buffered = buffered.slice(done[0].length);
        return done[1] as string;
      }
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
  };
  await answer();
  for (const step of steps) {
    socket.write(`${step}\r\n`);
    answers.push(await answer());
  }
  socket.end();
  return answers;
}

const inbox = async (mailboxId: number) => {
  const rows = await test.deps.db.selectFrom('message').selectAll().where('mailbox_id', '=', mailboxId).orderBy('id').execute();
  return rows;
};

const data = (subject: string, body = 'hi') => `From: a@partner.example\r\nSubject: ${subject}\r\n\r\n${body}\r\n.`;

it('takes a mail in and has stored it when it answers 250', async () => {
  const before = (await inbox(lin.mailboxId)).length;
  const answers = await talk([
    'EHLO client.example',
    'MAIL FROM:<a@partner.example> SIZE=100',
    'RCPT TO:<Lin.Yue@JINSHU.example>',
    'DATA',
    data('一', '.. dots'),
  ]);
  expect(answers.map((line) => line.slice(0, 3))).toEqual(['250', '250', '250', '354', '250']);
  const rows = await inbox(lin.mailboxId);
  expect(rows).toHaveLength(before + 1);
  const raw = (await readRaw(test.deps.db, test.deps.blobs, rows.at(-1)?.content_id as number))?.toString();
  expect(raw).toMatch(
    /^Return-Path: <a@partner\.example>\r\nReceived: from client\.example \(\[127\.0\.0\.1\]\)\r\n\tby jinshu\.example with ESMTP id [\w-]+\r\n\tfor <Lin\.Yue@JINSHU\.example>;\r\n\t.*\+0000\r\nFrom: a@partner\.example\r\nSubject: 一\r\n\r\n\. dots\r\n$/i,
  );
});

describe('a mail that is handed over twice', () => {
  const handOver = async (text: string, recipients = [lin.address], mailFrom = 'a@partner.example') => {
    const steps = [`MAIL FROM:<${mailFrom}>`, ...recipients.map((address) => `RCPT TO:<${address}>`), 'DATA', text];
    return (await talk(['EHLO c', ...steps])).at(-1)?.slice(0, 3);
  };
  const times = async (subject: string, mailboxId = lin.mailboxId) =>
    (await inbox(mailboxId)).filter((row) => row.subject === subject).length;
  const anHourPasses = () => sql`UPDATE arrival SET at = at - interval '1 hour'`.execute(test.deps.db);

  it('SND-59 shows once where the client did not get the answer, also to whom it comes at the same moment', async () => {
    expect([await handOver(data('答复丢了')), await handOver(data('答复丢了'))]).toEqual(['250', '250']);
    expect(await times('答复丢了')).toBe(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => handOver(data('同时'))));
    expect([answers, await times('同时')]).toEqual([['250', '250', '250', '250', '250'], 1]);
  });

  it('SND-59 is two mails where a byte or the envelope differs, whatever the Message-ID, and when an hour has passed', async () => {
    const text = (body: string) => `Message-ID: <same@partner.example>\r\n${data('同一编号', body)}`;
    await handOver(text('one'));
    await handOver(text('two'));
    expect(await times('同一编号')).toBe(2);
    await handOver(text('one'), [lin.address], 'b@partner.example');
    expect(await times('同一编号')).toBe(3);
    await anHourPasses();
    await handOver(text('one'));
    expect(await times('同一编号')).toBe(4);
  });

  it('SND-59 is taken in when it was refused before', async () => {
    const full = await makeAccount(test.deps, { quotaBytes: 500 });
    const mail = data('后来有空间', 'y'.repeat(600));
    expect(await handOver(mail, [full.address])).toBe('552');
    await test.deps.db.updateTable('mailbox').set({ quota_bytes: 0 }).where('id', '=', full.mailboxId).execute();
    expect([await handOver(mail, [full.address]), await times('后来有空间', full.mailboxId)]).toEqual(['250', 1]);
  });
});

describe('what is refused, and how', () => {
  const refusals = async (...recipients: string[]) =>
    (await talk(['EHLO c', 'MAIL FROM:<a@partner.example>', ...recipients.map((recipient) => `RCPT TO:<${recipient}>`)])).slice(2);

  it('does not relay, and knows whom it has', async () => {
    expect(await refusals('someone@elsewhere.example', 'nobody@jinshu.example', 'lin.yue@jinshu.example')).toEqual([
      '550 5.7.1 We do not relay',
      '550 5.1.1 No such mailbox',
      expect.stringMatching(/^250 /),
    ]);
  });

  it('BAK-53 BAK-56 PIC-19 takes mail to a list from outside only where everybody may write, and to the staff never', async () => {
    const { address: news } = await makeList(test.deps, { address: 'news@jinshu.example', members: ['lin.yue@jinshu.example'] });
    const tell = (writers: WriterKind) => setWriters(test.deps, news, writers);
    const closed = '550 5.7.1 Mail to this address is taken from people inside only';
    expect(await refusals('news@jinshu.example', 'everyone@jinshu.example')).toEqual([closed, closed]);
    await tell('everybody');
    expect(await refusals('news@jinshu.example')).toEqual([expect.stringMatching(/^250 /)]);
    await tell('members');
    expect(await refusals('news@jinshu.example')).toEqual([closed]);
  });

  it('refuses for good an address that nobody can have', async () => {
    expect((await refusals('lin\u0000yue@jinshu.example')).at(-1)).toMatch(/^5/);
  });

  it('refuses for a full mailbox, at once when the size is announced', async () => {
    const full = await makeAccount(test.deps, { quotaBytes: 500 });
    expect(await talk(['EHLO c', 'MAIL FROM:<a@partner.example> SIZE=1000', `RCPT TO:<${full.address}>`])).toContain(
      '552 5.2.2 The mailbox is full',
    );
    const answers = await talk([
      'EHLO c',
      'MAIL FROM:<a@partner.example>',
      `RCPT TO:<${full.address}>`,
      'DATA',
      data('x', 'y'.repeat(600)),
    ]);
    expect(answers.at(-1)).toBe('552 5.2.2 The mailbox is full');
    expect(await inbox(full.mailboxId)).toEqual([]);
  });

  it('refuses what is larger than it takes in, announced or not', async () => {
    expect((await talk(['EHLO c', 'MAIL FROM:<a@partner.example> SIZE=300000']))[1]).toMatch(/^552/);
    const answers = await talk([
      'EHLO c',
      'MAIL FROM:<a@partner.example>',
      'RCPT TO:<lin.yue@jinshu.example>',
      'DATA',
      data('x', 'y\r\n'.repeat(100_000)),
    ]);
    expect(answers.at(-1)).toMatch(/^552/);
  });

  it('counts a mail until it is stored, and asks those to wait who bring more than fits', async () => {
    const door = await startSmtpServer(test.deps, { maxBytesInFlight: 3000 });
    // Identical bytes would count as the same message.
    let brought = 0;
    const bring = (size: number) => {
      brought += 1;
      return talk(
        ['EHLO c', 'MAIL FROM:<a@b.example>', 'RCPT TO:<lin.yue@jinshu.example>', 'DATA', data(String(brought), 'y\r\n'.repeat(size / 3))],
        door.port,
      );
    };
    expect((await bring(2000 - 2)).at(-1)).toMatch(/^250/);
    expect((await bring(6000)).at(-1)).toBe('452 4.3.1 Too much mail at once, please try again later');
    // The mailbox is held: what was read stays in memory until it can be stored.
    let waiting: Promise<string[]> | undefined;
    await test.deps.db.transaction().execute(async (tx) => {
      await lockMailbox(tx, lin.mailboxId);
      waiting = bring(2000 - 2);
      await vi.waitFor(async () => {
        const { rows } = await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(
          test.deps.db,
        );
        expect(rows).toHaveLength(1);
      }, 10_000);
      expect((await bring(2000 - 2)).at(-1)).toMatch(/^452/);
    });
    expect((await waiting)?.at(-1)).toMatch(/^250/);
    expect((await bring(2000 - 2)).at(-1)).toMatch(/^250/);
    await door.stop();
  });

  it('SET-112 refuses a mail that goes round in circles: with 100 Received lines, not with 99', async () => {
    const loop = 'Received: from a by b; now\r\n'.repeat(100);
    const long = 'Received: from a by b; now\r\n'.repeat(99);
    const taken = await talk(['EHLO c', 'MAIL FROM:<>', 'RCPT TO:<lin.yue@jinshu.example>', 'DATA', `${long}Subject: x\r\n\r\nhi\r\n.`]);
    expect(taken.at(-1)).toMatch(/^250/);
    const answers = await talk(['EHLO c', 'MAIL FROM:<>', 'RCPT TO:<lin.yue@jinshu.example>', 'DATA', `${loop}Subject: x\r\n\r\nhi\r\n.`]);
    expect(answers.at(-1)).toBe('554 5.4.6 The mail goes round in circles');
  });

  it('asks to try again when the database is away', async () => {
    const away = openDb({ host: '/nowhere', database: 'x', user: 'x' }, test.deps.log);
    const door = await startSmtpServer({ ...test.deps, db: away.db });
    const answers = await talk(['EHLO c', 'MAIL FROM:<a@b.example>', 'RCPT TO:<lin.yue@jinshu.example>'], door.port);
    expect(answers.find((answer) => !answer.startsWith('2'))).toBe('451 4.3.0 Temporary trouble, please try again later');
    await door.stop();
    await away.close();
  });
});

it('brings mail for postmaster and abuse of every domain to the administrators', async () => {
  const admin = await makeAccount(test.deps, { isAdmin: true });
  const gone = await makeAccount(test.deps, { isAdmin: true });
  await test.deps.db.updateTable('account').set({ is_active: false }).where('id', '=', gone.accountId).execute();
  await test.deps.db.insertInto('domain').values({ name: 'second.example' }).execute();
  // Which domains are ours a server asks every five seconds.
  const fresh = await startSmtpServer(test.deps);
  const names = ['postmaster', 'Postmaster@jinshu.example', 'abuse@jinshu.example', 'abuse@second.example'];
  for (const name of names) {
    const answers = await talk(['EHLO c', 'MAIL FROM:<a@partner.example>', `RCPT TO:<${name}>`, 'DATA', data(`for ${name}`)], fresh.port);
    expect([name, answers.at(2)?.slice(0, 3), answers.at(-1)?.slice(0, 3)]).toEqual([name, '250', '250']);
  }
  expect((await inbox(admin.mailboxId)).map(({ subject }) => subject)).toEqual(names.map((name) => `for ${name}`));
  expect(await inbox(gone.mailboxId)).toEqual([]);
  const own = await makeAccount(test.deps, { address: 'abuse@second.example' });
  await talk(['EHLO c', 'MAIL FROM:<a@partner.example>', 'RCPT TO:<abuse@second.example>', 'DATA', data('to its own mailbox')], fresh.port);
  expect([(await inbox(own.mailboxId)).length, (await inbox(admin.mailboxId)).length]).toEqual([1, names.length]);
  expect((await talk(['EHLO c', 'MAIL FROM:<a@partner.example>', 'RCPT TO:<abuse@third.example>'], fresh.port)).at(-1)).toMatch(/^550 /);
  await fresh.stop();
});

it('offers STARTTLS when there is a certificate, and only then', async () => {
  expect((await talk(['EHLO c', 'STARTTLS']))[1]).toMatch(/^50/);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'jinshu-tls-'));
  // The library brings a certificate for localhost; any will do to see the handshake.
  const { cert, key } = tlsOptions();
  await writeFile(path.join(folder, 'cert.pem'), cert as string);
  await writeFile(path.join(folder, 'key.pem'), key as string);
  const other = await buildTestDeps({
    env: { JINSHU_TLS_CERT: path.join(folder, 'cert.pem'), JINSHU_TLS_KEY: path.join(folder, 'key.pem') },
  });
  const door = await startSmtpServer(other.deps);
  const someone = await makeAccount(other.deps);
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: door.port,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  });
  await transport.sendMail({ envelope: { from: 'a@b.example', to: [someone.address] }, raw: 'Subject: secret\r\n\r\nhi\r\n' });
  transport.close();
  const row = await other.deps.db.selectFrom('message').select('content_id').executeTakeFirstOrThrow();
  expect((await readRaw(other.deps.db, other.deps.blobs, row.content_id as number))?.toString()).toContain('with ESMTPS id');
  await door.stop();
  await other.close();
  await rm(folder, { recursive: true });
});

it('takes addresses and headers in any script (SMTPUTF8, 8BITMIME)', async () => {
  const wang = await makeAccount(test.deps, { address: '王芳@jinshu.example' });
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  await transport.sendMail({
    envelope: { from: '用户@例子.example', to: ['王芳@jinshu.example'] },
    raw: Buffer.from('Subject: 你好\r\nFrom: 用户@例子.example\r\n\r\n正文\r\n'),
  });
  transport.close();
  expect((await inbox(wang.mailboxId)).map(({ subject, sender }) => ({ subject, sender }))).toEqual([
    { subject: '你好', sender: { name: '', address: '用户@例子.example' } },
  ]);
});

describe('reports on mail that we sent', () => {
  const report = (type: string, messageId: string, fields: string) =>
    [
      'From: MAILER-DAEMON@partner.example',
      'Subject: Report',
      `Content-Type: multipart/report; report-type=${type}; boundary=r`,
      '',
      '--r',
      'Content-Type: text/plain',
      '',
      'Your mail.',
      '--r',
      `Content-Type: message/${type}`,
      '',
      fields,
      '--r',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${messageId}>`,
      '--r--',
      '',
    ].join('\r\n');

  const sent = async (messageId: string, recipients: string[]) => {
    const copy = await deliver(test.deps, {
      raw: Buffer.from(`Message-ID: <${messageId}>\r\n\r\nx`),
      mailFrom: '',
      recipients: [lin.address],
    });
    const id = crypto.randomUUID();
    await test.deps.db.transaction().execute((tx) =>
      enqueueMail(tx, test.deps, {
        mailboxId: lin.mailboxId,
        id,
        accountId: lin.accountId,
        contentId: copy.contentId as number,
        messageId,
        senderAddress: lin.address,
        recipients: recipients.map((address) => ({ address, name: '' })),
      }),
    );
    // Handed to the relay: reports come from there on.
    await test.deps.db
      .updateTable('delivery')
      .set({ status: 'delivered', next_attempt_at: null })
      .where('submission_id', '=', id)
      .execute();
    return () =>
      test.deps.db
        .selectFrom('delivery')
        .select(['recipient', 'status', 'status_info', 'next_attempt_at'])
        .where('submission_id', '=', id)
        .orderBy('recipient')
        .execute();
  };

  const arrive = async (raw: string) => {
    const answers = await talk(['EHLO c', 'MAIL FROM:<>', 'RCPT TO:<lin.yue@jinshu.example>', 'DATA', `${raw}.`]);
    expect(answers.at(-1)).toMatch(/^250/);
  };

  it('a bounce marks its recipient failed with the reason, tells the sender, and arrives as a mail too', async () => {
    const deliveries = await sent('bounced@jinshu.example', ['a@partner.example', 'b@partner.example']);
    const before = (await inbox(lin.mailboxId)).length;
    await arrive(
      report(
        'delivery-status',
        'bounced@jinshu.example',
        'Reporting-MTA: dns; partner.example\r\n\r\nFinal-Recipient: rfc822; A@partner.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such user',
      ),
    );
    expect(await deliveries()).toEqual([
      { recipient: 'a@partner.example', status: 'failed', status_info: '5.1.1 550 No such user', next_attempt_at: null },
      { recipient: 'b@partner.example', status: 'delivered', status_info: '', next_attempt_at: null },
    ]);
    expect(await inbox(lin.mailboxId)).toHaveLength(before + 1);
    const journal = await test.deps.db
      .selectFrom('change')
      .select(['type', 'payload'])
      .where('mailbox_id', '=', lin.mailboxId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(journal).toEqual({ type: 'delivery.changed', payload: { messageId: 'bounced@jinshu.example' } });
  });

  it('a read receipt marks its recipient as having read', async () => {
    const deliveries = await sent('receipt@jinshu.example', ['a@partner.example']);
    await arrive(
      report(
        'disposition-notification',
        'receipt@jinshu.example',
        'Final-Recipient: rfc822;a@partner.example\r\nOriginal-Message-ID: <receipt@jinshu.example>\r\nDisposition: manual-action/MDN-sent-manually; displayed',
      ),
    );
    expect((await deliveries()).map(({ status }) => status)).toEqual(['read']);
  });

  it('a report on somebody who was not written to changes nothing', async () => {
    const deliveries = await sent('other@jinshu.example', ['a@partner.example']);
    await arrive(
      report(
        'delivery-status',
        'other@jinshu.example',
        'Reporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; z@partner.example\r\nAction: failed\r\nStatus: 5.0.0',
      ),
    );
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered']);
  });

  it('a report cannot call off a delivery that still waits', async () => {
    const deliveries = await sent('waiting@jinshu.example', ['a@partner.example']);
    await test.deps.db
      .updateTable('delivery')
      .set({ status: 'queued', next_attempt_at: new Date() })
      .where('recipient', '=', 'a@partner.example')
      .execute();
    await arrive(
      report(
        'delivery-status',
        'waiting@jinshu.example',
        'Reporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; a@partner.example\r\nAction: failed\r\nStatus: 5.0.0',
      ),
    );
    expect(await deliveries()).toEqual([
      { recipient: 'a@partner.example', status: 'queued', status_info: '', next_attempt_at: expect.any(Date) },
    ]);
  });
});

it('counts an arrival in the folder it went to', async () => {
  const fresh = await makeAccount(test.deps);
  await talk(['EHLO c', 'MAIL FROM:<a@b.example>', `RCPT TO:<${fresh.address}>`, 'DATA', data('x')]);
  const folder = await test.deps.db
    .selectFrom('folder')
    .selectAll()
    .where('mailbox_id', '=', fresh.mailboxId)
    .where('id', '=', await folderId(test.deps, fresh.mailboxId))
    .executeTakeFirstOrThrow();
  expect([folder.message_count, folder.unseen_count, folder.next_uid]).toEqual([1, 1, 2]);
});
