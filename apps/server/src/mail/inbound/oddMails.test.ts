import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeParsePool } from '../../mime/reading/parsePool.ts';
import { awkwardMails } from '../../testing/awkwardMails.ts';
import { damagedMails, oddMails } from '../../testing/oddMails.ts';
import { type OpenMailbox, openMailbox } from '../../testing/openMailbox.ts';
import { type InboundServer, startSmtpServer } from './smtpServer.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let test: OpenMailbox;
let server: InboundServer;
beforeAll(async () => {
  test = await openMailbox();
  server = await startSmtpServer(test.deps);
});
afterAll(async () => {
  await server.stop();
  await closeParsePool();
  await test.close();
});

/** One connection that hands over bytes as they are and hears the last line of each answer. */
async function connect(): Promise<{ say: (bytes: Buffer | string) => Promise<string>; end: () => void }> {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.setEncoding('latin1');
  let heard = '';
  const lines = socket[Symbol.asyncIterator]();
  const answer = async () => {
    for (;;) {
      const last = /^(\d{3}(?: [^\r\n]*)?)\r\n/m.exec(heard);
      if (last) {
        heard = heard.slice(last.index + last[0].length);
        return last[1] as string;
      }
      const { done, value } = await lines.next();
      if (done) throw new Error(`the server hung up: ${heard}`);
      heard += value;
    }
  };
  await answer();
  return {
    say(bytes) {
      socket.write(bytes);
      return answer();
    },
    end: () => socket.destroy(),
  };
}

/** Dots doubled, the end behind it. Lone returns and line feeds stay as they are. */
const dotted = (raw: Buffer) => Buffer.from(`${raw.toString('latin1').replace(/(^|\r\n)\./g, '$1..')}\r\n.\r\n`, 'latin1');

async function sendAll(mails: readonly Buffer[]): Promise<string[]> {
  const { say, end } = await connect();
  await say('EHLO odd.example\r\n');
  const answers: string[] = [];
  for (const raw of mails) {
    await say('MAIL FROM:<ida@out.example>\r\n');
    await say(`RCPT TO:<${test.lin.address}>\r\n`);
    await say('DATA\r\n');
    answers.push(await say(dotted(raw)));
  }
  end();
  return answers;
}

const all = [...oddMails(), ...awkwardMails()];
/** Every fifth of the many alike, and all of the others. */
const sample = all.filter(
  ({ what }, index) => !/ text called | subject|^(?:the )?(?:date|file) |^(?:from|to|people|charset) /.test(what) || index % 5 === 0,
);

describe('odd mails at the door', () => {
  it('RED-50 are taken in or refused in words, and those that are in can be listed, opened, downloaded, answered and passed on', async () => {
    const mails = [
      ...sample.map(({ what, raw }) => ({ what, raw })),
      ...[...damagedMails(7, 60)].map((raw, index) => ({ what: `damaged ${index}`, raw })),
    ];
    const answers = await sendAll(mails.map(({ raw }) => raw));
    expect(answers.filter((line) => !/^250 2\.6\.0 /.test(line))).toEqual([]);

    const list = await test.lin.get('/mail/message/?folder=INBOX&limit=100&offset=0');
    expect([list.status, list.body.count]).toEqual([200, mails.length]);
    const get = (path: string) => test.app.inject({ url: `/api${path}`, headers: test.lin.headers });
    for (const [index, { what, raw }] of mails.entries()) {
      const uid = index + 1;
      const opened = await test.lin.get(`/mail/message/${uid}/?folder=INBOX`);
      expect([what, opened.status]).toEqual([what, 200]);
      const source = await get(`/mail/message/eml/?uid=${uid}&folder=INBOX`);
      expect([
        what,
        source.statusCode,
        source.rawPayload.subarray(source.rawPayload.indexOf(raw)).subarray(0, raw.length).equals(raw),
      ]).toEqual([what, 200, true]);
      for (const { sid, size } of (opened.body.attachments as { sid: string; size: number }[]).slice(0, 3)) {
        const file = await get(`/mail/attach/0/?uid=${uid}&folder=INBOX&sid=${encodeURIComponent(sid)}&download=1`);
        expect([what, file.statusCode, file.rawPayload.length, file.headers['x-content-type-options']]).toEqual([
          what,
          200,
          size,
          'nosniff',
        ]);
      }
      // As its head, and ready to be answered and to be passed on.
      for (const view of [2, 3, 5]) {
        const shown = await test.lin.get(`/mail/message/${uid}/?folder=INBOX&view=${view}`);
        expect([what, view, shown.status]).toEqual([what, view, 200]);
      }
    }
  });

  it('RED-35 ten thousand parts and a hundred megabytes of nothing cost little', async () => {
    const parts = Array.from(
      { length: 10_000 },
      (_, index) => `--b\r\nContent-Type: image/png; name="${index}.png"\r\nContent-ID: <${index}@x>\r\n\r\nx\r\n`,
    ).join('');
    const heavy = [
      Buffer.from(
        `Subject: parts\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>words ${'<img src="cid:1@x">'.repeat(20_000)}\r\n${parts}--b--`,
      ),
      Buffer.from(`Subject: commas\r\nTo: ${','.repeat(900_000)}\r\n\r\nx`),
      Buffer.from(`Subject: colons\r\nTo: ${':'.repeat(900_000)}\r\n\r\nx`),
      Buffer.from(`Subject: words\r\nTo: ${'=?utf-8?B?'.repeat(90_000)}\r\n\r\nx`),
      Buffer.from(`Subject: ${'=?utf-8?B?5bm0?= '.repeat(100_000)}\r\n\r\nx`),
      Buffer.from(`Subject: boundaries\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--\r\n--b'.repeat(300_000)}`),
      Buffer.from(`Subject: semicolons\r\nContent-Type: text/plain${';a*0*=b'.repeat(200_000)}\r\n\r\nx`),
      Buffer.from(
        `Subject: nested\r\n${Array.from({ length: 5_000 }, (_, level) => `Content-Type: multipart/mixed; boundary=${level}b\r\n\r\n--${level}b\r\n`).join('')}\r\nx`,
      ),
      Buffer.concat([Buffer.from('Subject: one byte\r\nContent-Type: text/plain; charset=gbk\r\n\r\n'), Buffer.alloc(20_000_000, 0x81)]),
    ];
    const before = process.memoryUsage().rss;
    const start = performance.now();
    expect((await sendAll(heavy)).filter((line) => !line.startsWith('250'))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(100_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(900 * 1024 * 1024);
  });

  it('answers every wrong word of the protocol and goes on', async () => {
    const { say, end } = await connect();
    const answers: string[] = [];
    for (const line of [
      'EHLO \u0000',
      'EHLO x',
      'MAIL FROM:',
      'MAIL FROM:<a b>',
      `MAIL FROM:<${'a'.repeat(400)}@x.example>`,
      'RCPT TO:<x>',
      'DATA',
      'BDAT 5 LAST',
      'VRFY x',
      `NOOP ${'x'.repeat(5_000)}`,
      '\u00ff\u00fe',
      'RSET',
      'MAIL FROM:<>',
      `RCPT TO:<"${test.lin.address}">`,
      `RCPT TO:<${test.lin.address}>`,
      'DATA',
    ])
      answers.push(await say(Buffer.from(`${line}\r\n`, 'latin1')));
    expect(answers.every((line) => /^[2345]\d\d/.test(line))).toBe(true);
    expect(answers.at(-1)).toMatch(/^354/);
    // Only a dot between complete line ends ends a message. Otherwise a second, unchecked message could be smuggled in.
    const text = await say('Subject: one\r\n\r\na\n.\nMAIL FROM:<b@c.example>\r.\r\nb\r\n.\n\r\n.\r\n');
    expect(text).toMatch(/^250/);
    expect(await say('NOOP\r\n')).toMatch(/^250/);
    end();
    const { body } = await test.lin.get('/mail/message/?folder=INBOX&limit=1&offset=0');
    const [{ uid }] = body.results;
    const source = (await test.app.inject({ url: `/api/mail/message/eml/?uid=${uid}&folder=INBOX`, headers: test.lin.headers })).payload;
    expect(source).toContain('MAIL FROM:<b@c.example>');
  });
});
