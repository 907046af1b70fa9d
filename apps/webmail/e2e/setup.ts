import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBackStage, buildWebmail } from '../../../scripts/lib/buildWebmail.ts';
import { startTestServer } from '../../../scripts/lib/testServer.ts';
import { startSmtpSink } from '../../server/src/testing/smtpSink.ts';

/** Builds the webmail where it is stale and starts one real server, with a mail server of the outside world behind it. */
// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default async function setUp(): Promise<() => Promise<void>> {
  if (!buildWebmail() || !buildBackStage())
    throw new Error('The apps could not be built; the message of the one that failed stands above.');
  const place = mkdtempSync(path.join(tmpdir(), 'jinshu-e2e-'));
  const outside = path.join(place, 'outside');
  mkdirSync(outside);
  const sink = await startSmtpSink();
  // The tests run in their own processes. Write each received message to a file that is complete as soon as it is visible.
  const keep = (index: number) => {
    const mail = sink.mails[index];
    if (!mail) return;
    const file = path.join(outside, `${String(index).padStart(4, '0')}.json`);
    writeFileSync(`${file}.new`, JSON.stringify({ ...mail, raw: mail.raw.toString('latin1') }));
    renameSync(`${file}.new`, file);
    void sink.waitFor(index + 2).then(() => keep(index + 1));
  };
  void sink.waitFor(1).then(() => keep(0));

  const server = await startTestServer(path.join(place, 'data'), { JINSHU_SMTP_RELAY: `smtp://127.0.0.1:${sink.port}` }).catch(
    async (error: unknown) => {
      await sink.stop();
      rmSync(place, { recursive: true, force: true });
      throw error;
    },
  );
  process.env.JINSHU_E2E_URL = server.url;
  process.env.JINSHU_E2E_SMTP = String(server.smtpPort);
  process.env.JINSHU_E2E_DATA = server.dataDir;
  process.env.JINSHU_E2E_OUTSIDE = outside;
  return async () => {
    await server.stop();
    await sink.stop();
    rmSync(place, { recursive: true, force: true });
  };
}
