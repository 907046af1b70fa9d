import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Resolve } from '../../platform/network/index.ts';
import { makeCertificate, type TestCertificate } from '../../testing/makeCertificate.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtpSink.ts';
import { openDirect } from './openDirect.ts';

const raw = Buffer.from('From: lin@jinshu.example\r\nTo: a@partner.example\r\nSubject: Direct\r\n\r\nHello\r\n');
const absent = () => Object.assign(new Error('no record'), { code: 'ENODATA' });

type Zone = Record<string, unknown>;

/** Name servers that know these records alone. */
const zoneOf =
  (zone: Zone): Resolve =>
  async (name, type) => {
    const found = zone[`${type} ${name}`];
    if (found === undefined) throw absent();
    return found as string[];
  };

describe('direct delivery', () => {
  let directory: string;
  let certificate: TestCertificate;
  let sink: SmtpSink;
  const sinks: SmtpSink[] = [];
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'jinshu-direct-'));
    certificate = await makeCertificate(directory);
  });
  afterEach(async () => {
    await Promise.all(sinks.splice(0).map((one) => one.stop()));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const begin = async (options: Parameters<typeof startSmtpSink>[0] = {}) => {
    sink = await startSmtpSink(options);
    sinks.push(sink);
    return sink;
  };
  const partner = { 'MX partner.example': [{ exchange: 'mx.partner.example', priority: 10 }], 'A mx.partner.example': ['127.0.0.1'] };
  const send = async (zone: Zone, { recipients = ['a@partner.example'], allowsLocal = true } = {}) => {
    const way = openDirect(
      { domain: 'jinshu.example' },
      { resolve: zoneOf(zone), sign: async () => undefined, port: sink.port, allowsLocal, times: { connectMs: 5_000, answerMs: 5_000 } },
    );
    return Object.fromEntries(await way.send({ raw, mailFrom: 'lin@jinshu.example', recipients }));
  };

  it('BAK-91 delivers to the mail server that the MX record of the domain names', async () => {
    await begin();
    const recipients = ['a@partner.example', 'b@partner.example'];
    expect(await send(partner, { recipients })).toEqual({
      'a@partner.example': { kind: 'accepted', words: expect.stringContaining('taken') },
      'b@partner.example': { kind: 'accepted', words: expect.stringContaining('taken') },
    });
    expect(sink.mails).toMatchObject([{ mailFrom: 'lin@jinshu.example', recipients }]);
  });

  it('BAK-91 encrypts where it can, though the certificate is not trusted', async () => {
    await begin({ hasTls: true, certificate });
    expect(await send(partner)).toMatchObject({ 'a@partner.example': { kind: 'accepted' } });
  });

  it('BAK-91 passes the answer of the other server on: final refusals and those for now', async () => {
    await begin();
    sink.answerRecipient((address) =>
      address.startsWith('a') ? { status: 550, words: '5.1.1 No such user' } : { status: 451, words: '4.2.0 Later' },
    );
    expect(await send(partner, { recipients: ['a@partner.example', 'b@partner.example'] })).toEqual({
      'a@partner.example': { kind: 'refused', words: '550 5.1.1 No such user' },
      'b@partner.example': { kind: 'deferred', words: '451 4.2.0 Later' },
    });
  });

  it('BAK-91 refuses a domain that takes no mail, and tries again when no server can be reached', async () => {
    await begin();
    const nullMx = { 'MX partner.example': [{ exchange: '', priority: 0 }] };
    expect(await send(nullMx)).toMatchObject({ 'a@partner.example': { kind: 'refused' } });
    const { port } = sink;
    await sinks.pop()?.stop();
    expect(await send(partner)).toMatchObject({ 'a@partner.example': { kind: 'deferred' } });
    expect(port).toBeGreaterThan(0);
  });

  it('BAK-91 connects to no server of the own network, whatever a record says', async () => {
    await begin();
    expect(await send(partner, { allowsLocal: false })).toMatchObject({ 'a@partner.example': { kind: 'deferred' } });
    expect(sink.mails).toEqual([]);
  });

  it('BAK-91 follows DANE: delivers if the certificate is that of the record, and to nobody else', async () => {
    await begin({ hasTls: true, certificate });
    const cert = new X509Certificate(await readFile(certificate.cert));
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
    const zone = (data: Buffer) => ({
      ...partner,
      [`TLSA _${sink.port}._tcp.mx.partner.example`]: [{ usage: 3, selector: 0, mtype: 1, certUsage: 3, match: 1, cert: data, data }],
    });
    expect(await send(zone(digest(cert.raw)))).toMatchObject({ 'a@partner.example': { kind: 'accepted' } });
    expect(await send(zone(digest(Buffer.from('another'))))).toMatchObject({ 'a@partner.example': { kind: 'deferred' } });
    expect(sink.mails).toHaveLength(1);
  });
});
