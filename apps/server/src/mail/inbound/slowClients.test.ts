import net from 'node:net';
import nodemailer from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpLimits } from '../../platform/http/guardConnections.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount, openSession, type TestAccount } from '../../testing/factories.ts';
import type { ClientLimits } from './clientLimits.ts';
import { startSmtpServer } from './smtpServer.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let test: Awaited<ReturnType<typeof buildTestApp>>;
let lin: TestAccount;
let httpPort: number;
const sockets: net.Socket[] = [];
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  test = await buildTestApp({ connections: { ...httpLimits, bodyGraceMs: 4_000, sweepMs: 50 } });
  lin = await makeAccount(test.deps, { address: 'lin.yue@jinshu.example' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  httpPort = (test.app.server.address() as net.AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => test.close());

const start = async (clients: Partial<ClientLimits> = {}) => {
  const server = await startSmtpServer(test.deps, { clients });
  stops.push(server.stop);
  return server.port;
};

/** Opens a connection from a local address; `said` collects the server's output. */
function open(port: number, localAddress: string) {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const client = { socket, said: '', closed: new Promise<void>((resolve) => socket.once('close', () => resolve())) };
  socket.on('data', (bytes) => {
    client.said += bytes.toString();
  });
  socket.on('error', () => undefined);
  return client;
}

const greeted = (client: ReturnType<typeof open>, words: string) =>
  vi.waitFor(() => expect(client.said).toContain(words), { timeout: 10_000 });

/** Sends messages from an address, each over a separate connection. */
async function deliver(port: number, localAddress: string, count: number) {
  const results = await Promise.allSettled(
    Array.from({ length: count }, async (_, n) => {
      const transport = nodemailer.createTransport({ host: '127.0.0.1', port, localAddress, secure: false, ignoreTLS: true });
      const { response } = await transport.sendMail({
        envelope: { from: 'a@partner.example', to: [lin.address] },
        raw: `From: a@partner.example\r\nSubject: ${n}\r\n\r\nhello\r\n`,
      });
      return response.slice(0, 3);
    }),
  );
  return results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)));
}

describe('clients that are slow on purpose', () => {
  it('500 of them from ten addresses keep out neither mail from elsewhere nor list requests', async () => {
    const port = await start();
    const { headers } = await openSession(test.deps, lin);
    const attackers = Array.from({ length: 500 }, (_, n) => {
      const from = `127.0.0.${(n % 10) + 1}`;
      const web = open(httpPort, from);
      web.socket.write('POST /api/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{');
      return { mail: open(port, from), web };
    });
    await Promise.all(attackers.map(({ mail }) => greeted(mail, '220 ')));
    for (const { mail } of attackers) mail.socket.write('E');

    expect(await deliver(port, '127.0.0.20', 40)).toEqual(Array.from({ length: 40 }, () => '250'));
    const lists = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await fetch(`http://127.0.0.1:${httpPort}/api/mail/message/?folder=INBOX&limit=20&offset=0`, { headers });
        return answer.status;
      }),
    );
    expect(lists).toEqual(Array.from({ length: 40 }, () => 200));
    // Bodies that trickle are ended; the connections are free again.
    await Promise.all(attackers.map(({ web }) => web.closed));
  });

  it('one address gets no more connections than its share, and others still get theirs', async () => {
    const port = await start({ perAddress: 3 });
    const held = [1, 2, 3].map(() => open(port, '127.0.0.2'));
    await Promise.all(held.map((client) => greeted(client, '220 ')));
    const refused = open(port, '127.0.0.2');
    await refused.closed;
    expect(refused.said).toBe('421 4.7.0 jinshu.example Too much from your address, try again later\r\n');
    expect(await deliver(port, '127.0.0.20', 3)).toEqual(['250', '250', '250']);
  });

  it('when all room is taken, whoever keeps us waiting longest makes way for mail from elsewhere', async () => {
    const port = await start({ total: 10, perAddress: 10 });
    const held = Array.from({ length: 10 }, () => open(port, '127.0.0.3'));
    await Promise.all(held.map((client) => greeted(client, '220 ')));
    expect(await deliver(port, '127.0.0.20', 1)).toEqual(['250']);
    await Promise.race(held.map(({ closed }) => closed));
  });

  it.each([
    ['a command that trickles', { commandMs: 150 }, ['EHLO a']],
    ['a mail that trickles', { dataGraceMs: 150 }, ['EHLO a', 'MAIL FROM:<a@partner.example>', 'RCPT TO:<lin.yue@jinshu.example>', 'DATA']],
    ['a session that brings no mail', { sessionMs: 150 }, ['EHLO a', 'NOOP']],
  ])('ends %s', async (_what, limits, steps) => {
    const port = await start({ ...limits, sweepMs: 20 });
    const client = open(port, '127.0.0.4');
    await greeted(client, '220 ');
    client.socket.write(`${steps.join('\r\n')}\r\n`);
    const trickle = setInterval(() => client.socket.write('x'), 20);
    await client.closed.finally(() => clearInterval(trickle));
    expect(client.said.trimEnd().split('\r\n').at(-1)).toBe('421 4.7.0 Too slow, closing the connection');
  });

  it('ends a session of errors, and turns its address away for a while, unless it brings mail as well', async () => {
    const port = await start({ sessionErrors: 5, addressErrors: 5, sweepMs: 20 });
    const client = open(port, '127.0.0.5');
    await greeted(client, '220 ');
    client.socket.write(`EHLO a\r\nMAIL FROM:<a@partner.example>\r\n${'RCPT TO:<nobody@jinshu.example>\r\n'.repeat(8)}`);
    await client.closed;
    expect(client.said).toContain('421 4.7.0 Too many errors');
    const again = open(port, '127.0.0.5');
    await again.closed;
    expect(again.said).toContain('421 4.7.0 jinshu.example Too much from your address');
    expect(await deliver(port, '127.0.0.20', 1)).toEqual(['250']);
  });

  it('turns an address away that sends commands without end', async () => {
    const port = await start({ addressCommands: 50 });
    const client = open(port, '127.0.0.6');
    await greeted(client, '220 ');
    client.socket.write(`EHLO a\r\n${'NOOP\r\n'.repeat(60)}`);
    await client.closed;
    expect(client.said).toContain('421 4.7.0 Too many commands');
    const again = open(port, '127.0.0.6');
    await again.closed;
    expect(again.said).toContain('421 ');
  });

  it('a client that hangs up amid a mail is no error of ours', async () => {
    const errors = vi.spyOn(test.deps.log, 'error');
    const infos = vi.spyOn(test.deps.log, 'info');
    const port = await start();
    const client = open(port, '127.0.0.7');
    await greeted(client, '220 ');
    client.socket.write('EHLO a\r\nMAIL FROM:<a@partner.example>\r\nRCPT TO:<lin.yue@jinshu.example>\r\nDATA\r\n');
    await greeted(client, '354 ');
    client.socket.write('Subject: half\r\n');
    client.socket.destroy();
    await vi.waitFor(() => expect(infos).toHaveBeenCalledWith('a client hung up before its mail was complete'));
    expect(errors).not.toHaveBeenCalled();
  });
});
