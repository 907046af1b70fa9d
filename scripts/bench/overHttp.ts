import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { generateMails } from '../../apps/server/src/testing/generateMail.ts';
import { sendBySmtp } from '../../apps/webmail/e2e/smtp.ts';
import { openSmtp } from './smtpClient.ts';
import { type Timing, timesOf, timingOf } from './stats.ts';

/** A rate of one kind of work, beside the least that could be done. */
export interface Rate {
  what: string;
  perSecond: number;
  baseline: { what: string; perSecond: number };
}

/** Reads a URL to the end and returns the number of bytes received. */
function read(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`))));
    })
      .on('error', reject)
      .end();
  });
}

async function rateOf(
  connections: number,
  seconds: number,
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (; performance.now() < until; done += 1) await read(agent, url, headers);
    }),
  );
  return done / ((performance.now() - start) / 1000);
}

/** Runs a server that answers every request with so many bytes and does nothing else. */
async function withBareServer<T>(bytes: number, act: (url: string) => Promise<T>): Promise<T> {
  const code = `require('node:http').createServer((q, s) => s.setHeader('content-type', 'application/json').end('x'.repeat(${bytes}))).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return await act(`http://127.0.0.1:${String(port).trim()}/`);
  } finally {
    child.kill();
  }
}

/** The list over HTTP: one call after the other, then as many as 16 connections bring. The load comes from the same machine. */
export async function measureHttp(url: string, headers: Readonly<Record<string, string>>): Promise<{ timings: Timing[]; rates: Rate[] }> {
  const list = `${url}/api/mail/message/?folder=INBOX&limit=20&offset=0`;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  try {
    const bytes = await read(agent, list, headers);
    const times = await timesOf(200, () => read(agent, list, headers));
    const perSecond = await rateOf(16, 6, agent, list, headers);
    const [bareTimes, barePerSecond] = await withBareServer(bytes, async (bare) => [
      await timesOf(200, () => read(agent, bare, {})),
      await rateOf(16, 4, agent, bare, {}),
    ]);
    const what = `a server that only sends ${bytes.toLocaleString('en')} bytes`;
    return {
      timings: [timingOf('list over HTTP, first page', times, { what, p50: timingOf('', bareTimes).p50 })],
      rates: [{ what: 'list requests at 16 connections', perSecond, baseline: { what, perSecond: barePerSecond } }],
    };
  } finally {
    agent.destroy();
  }
}

interface DeliveryBench {
  smtpPort: number;
  to: string;
  dataDir: string;
  count: number;
}

async function deliveredPerSecond(count: number, senders: readonly ((raw: Buffer) => Promise<number>)[], seed: number): Promise<number> {
  const mails = generateMails({ seed, attachments: 0 });
  const pending = Array.from({ length: count }, () => mails.next().value.raw).values();
  const start = performance.now();
  await Promise.all(
    senders.map(async (send) => {
      for (const raw of pending) {
        const status = await send(raw);
        if (status !== 250) throw new Error(`The server replied to a message with ${status}.`);
      }
    }),
  );
  return count / ((performance.now() - start) / 1000);
}

/** Returns the number of messages delivered per second over connections that stay open. */
export async function deliverOverOpen({
  smtpPort,
  to,
  count,
  connections,
  seed,
}: Omit<DeliveryBench, 'dataDir'> & { connections: number; seed: number }): Promise<number> {
  const clients = await Promise.all(Array.from({ length: connections }, () => openSmtp(smtpPort, to)));
  const senders = clients.map(({ send }) => send);
  const perSecond = await deliveredPerSecond(count, senders, seed);
  for (const client of clients) client.close();
  return perSecond;
}

/**
 * Measures delivery by SMTP to one mailbox. First as from many senders: one connection per message, four at a time. Then as from another
 * server, over connections that stay open. The baseline is an append to a file with fsync.
 */
export async function measureDelivery({ smtpPort, to, dataDir, count }: DeliveryBench): Promise<Rate[]> {
  const mails = generateMails({ seed: 77, attachments: 0 });
  const raws = Array.from({ length: count }, () => mails.next().value.raw);
  const file = await open(path.join(dataDir, 'bench-append'), 'a');
  const startBare = performance.now();
  for (const raw of raws) {
    await file.appendFile(raw);
    await file.datasync();
  }
  const baseline = { what: 'append to a file and fsync', perSecond: count / ((performance.now() - startBare) / 1000) };
  await file.close();

  const alone = (raw: Buffer) => sendBySmtp({ port: smtpPort, to, raw });
  await deliveredPerSecond(50, [alone], 76);
  const what = `messages delivered by SMTP, of ${count.toLocaleString('en')}`;
  const rates: Rate[] = [
    {
      what: `${what}: a connection for each, four at a time`,
      perSecond: await deliveredPerSecond(count, [alone, alone, alone, alone], 77),
      baseline,
    },
  ];
  for (const connections of [4, 16]) {
    const perSecond = await deliverOverOpen({ smtpPort, to, count, connections, seed: 77 + connections });
    rates.push({ what: `${what}: ${connections} connections that stay open`, perSecond, baseline });
  }
  return rates;
}
