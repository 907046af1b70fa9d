import { once } from 'node:events';
import { createConnection } from 'node:net';

/** Message to send over SMTP. */
export interface WireMail {
  port: number;
  from?: string;
  to: string;
  raw: Buffer | string;
}

/** Makes a stored mail fit for the wire: no mbox line before it, CRLF, dots stuffed. Bytes stay bytes. */
function onTheWire(raw: Buffer | string): Buffer {
  const text = (typeof raw === 'string' ? Buffer.from(raw) : raw).toString('latin1');
  const lines = text
    .replace(/^From [^\n]*\n/, '')
    .replaceAll(/\r?\n/g, '\r\n')
    .replaceAll(/^\./gm, '..');
  return Buffer.from(`${lines}${lines.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
}

/** Sends a message to a server by SMTP and returns the reply code for the whole message. */
export async function sendBySmtp({ port, from = 'someone@outside.example', to, raw }: WireMail): Promise<number> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.setEncoding('latin1');
  let heard = '';
  const lines = socket[Symbol.asyncIterator]();
  const answer = async (): Promise<number> => {
    for (;;) {
      const last = /^(\d{3}) [^\n]*\n/m.exec(heard);
      if (last) {
        heard = heard.slice(last.index + last[0].length);
        return Number(last[1]);
      }
      const { done, value } = await lines.next();
      if (done) throw new Error(`the mail server hung up: ${heard}`);
      heard += value;
    }
  };
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return answer();
  };
  try {
    await answer();
    await say('EHLO outside.example');
    await say(`MAIL FROM:<${from}>`);
    const status = await say(`RCPT TO:<${to}>`);
    if (status >= 400) return status;
    await say('DATA');
    socket.write(onTheWire(raw));
    return await answer();
  } finally {
    socket.destroy();
  }
}

/** A plain mail from outside. */
export const plainMail = ({
  from = 'Ida Brandt <ida@outside.example>',
  to,
  subject,
  text = 'Hello.',
}: {
  from?: string;
  to: string;
  subject: string;
  text?: string;
}): string => {
  const words = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  return [
    `From: ${from}`,
    `To: <${to}>`,
    `Subject: ${words}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${crypto.randomUUID()}@outside.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
  ].join('\r\n');
};
