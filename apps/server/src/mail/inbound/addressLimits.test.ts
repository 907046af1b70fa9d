import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { makeAccount } from '../../testing/factories.ts';
import { openOperator } from '../../testing/openOperator.ts';
import { startSmtpServer } from './smtpServer.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe('limits of an address that hands mail over', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>;
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  let clock = new Date('2026-11-20T08:00:00Z');
  let recipient: string;
  const sockets: net.Socket[] = [];
  beforeAll(async () => {
    test = await buildTestApp({ now: () => clock });
    recipient = (await makeAccount(test.deps)).address;
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.stop();
  });
  afterAll(() => test.close());

  const set = async (name: string, value: number) => {
    const admin = await openOperator(test, 'super');
    const changes = [{ name, value, version: 1_000_000 }];
    expect((await admin.ask('POST', 'policy/', { scope: 'organisation', changes })).status).toBe(200);
  };
  const start = async (name: string, value: number) => {
    await set(name, value);
    server = await startSmtpServer(test.deps);
  };
  /** Opens a connection, and returns a function that sends a line and returns the answer, with the greeting first. */
  const open = async (localAddress: string) => {
    const socket = net.connect({ port: server.port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    socket.on('error', () => undefined);
    const answered = async () => {
      await vi.waitFor(() => expect(heard).toMatch(/^\d{3} .*\r\n$/m), { timeout: 10_000 });
      const answer = heard.trim();
      heard = '';
      return answer;
    };
    const greeting = await answered();
    const say = (line: string) => {
      socket.write(`${line}\r\n`);
      return answered();
    };
    return { greeting, say };
  };
  const send = async ({ say }: Awaited<ReturnType<typeof open>>, subject: string) => {
    await say('EHLO partner.example');
    const from = await say('MAIL FROM:<a@partner.example>');
    if (!from.startsWith('250')) return from;
    await say(`RCPT TO:<${recipient}>`);
    await say('DATA');
    return say(`From: a@partner.example\r\nSubject: ${subject}\r\n\r\nhello\r\n.`);
  };

  it('BAK-96 refuses more connections an hour for now, says which limit and until when, and does not delay others', async () => {
    await start('address_connections_per_hour', 2);
    const greetings = [];
    for (const from of ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2']) greetings.push((await open(from)).greeting);
    expect(greetings.map((greeting) => greeting.slice(0, 3))).toEqual(['220', '220', '421', '220']);
    expect(greetings[2]).toContain('4.7.1 More than 2 connections an hour from your address, try again after 2026-11-20T09:00:00.000Z');
    clock = new Date(clock.getTime() + 3_600_001);
    expect((await open('127.0.0.1')).greeting).toMatch(/^220/);
  });

  it('BAK-96 refuses more messages an hour for now, says which limit and until when, and does not delay others', async () => {
    await set('address_connections_per_hour', 0);
    await start('address_mails_per_hour', 1);
    const first = await open('127.0.0.1');
    expect(await send(first, 'one')).toMatch(/^250/);
    expect(await send(first, 'two')).toMatch(/^451 4\.7\.1 More than 1 messages an hour from your address, try again after 2026-/);
    expect(await send(await open('127.0.0.2'), 'three')).toMatch(/^250/);
    clock = new Date(clock.getTime() + 3_600_001);
    expect(await send(first, 'four')).toMatch(/^250/);
  });
});
