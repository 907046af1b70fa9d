import { once } from 'node:events';
import { createConnection } from 'node:net';

/** A connection to a mail server that stays open, as between two servers that have much to tell each other. */
export interface SmtpClient {
  /** Sends one message. Returns the SMTP status of the whole message. */
  send(raw: Buffer): Promise<number>;
  close(): void;
}

/** CRLF, dots stuffed, and the dot that ends it. */
function onTheWire(raw: Buffer): Buffer {
  const lines = raw.toString('latin1').replaceAll(/\r?\n/g, '\r\n').replaceAll(/^\./gm, '..');
  return Buffer.from(`${lines}${lines.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
}

/** Connects and greets. Sender, recipient and the announcement of the text go out together, as PIPELINING allows. */
export async function openSmtp(port: number, to: string): Promise<SmtpClient> {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  socket.setEncoding('latin1');
  const heard = socket[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = '';
  const answer = async (): Promise<number> => {
    for (;;) {
      const last = /^(\d{3}) [^\n]*\n/m.exec(text);
      if (last) {
        text = text.slice(last.index + last[0].length);
        return Number(last[1]);
      }
      const { done, value } = await heard.next();
      if (done) throw new Error(`the mail server hung up: ${text}`);
      text += value;
    }
  };
  await answer();
  socket.write('EHLO outside.example\r\n');
  await answer();
  return {
    async send(raw) {
      socket.write(`MAIL FROM:<someone@outside.example>\r\nRCPT TO:<${to}>\r\nDATA\r\n`);
      for (const expected of [250, 250, 354]) {
        const status = await answer();
        if (status !== expected) return status;
      }
      socket.write(onTheWire(raw));
      return answer();
    },
    close: () => socket.destroy(),
  };
}
