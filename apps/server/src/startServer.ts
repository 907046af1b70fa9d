import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { demoAccounts, seedDemo } from './demo/seedDemo.ts';
import { explainListen } from './explainListen.ts';
import { startBurning } from './features/burn/startBurning.ts';
import { startReminders } from './features/calendar/startReminders.ts';
import { startContactCleaning } from './features/contact/startContactCleaning.ts';
import { startDiskCleaning, startDiskNews, startDiskReading } from './features/disk/index.ts';
import { startMovings } from './features/moving/startMovings.ts';
import { makeFirstAdministrator, startOperationWork } from './features/operation/index.ts';
import { startReviewDeadlines } from './features/review/index.ts';
import { startScheduled } from './features/schedule/startScheduled.ts';
import { startSms } from './features/sms/startSms.ts';
import { startCleaning } from './mail/attachment/startCleaning.ts';
import { startAttachmentReading } from './mail/attachment-text/startAttachmentReading.ts';
import { startAutomaticMail } from './mail/automatic-sending/startAutomaticMail.ts';
import { startSmtpServer } from './mail/inbound/index.ts';
import { startMailChecks } from './mail/mail-auth/startMailChecks.ts';
import { startMailJobs } from './mail/mail-job/runMailJobs.ts';
import { startOutbox } from './mail/outbox/outbox.ts';
import { insertOwnDomain } from './mail/recipient/index.ts';
import { startRereading } from './mail/reread/startRereading.ts';
import { closeParsePool } from './mime/reading/parsePool.ts';
import type { Config } from './platform/config/config.ts';
import { networkWarning } from './platform/confined/withoutNetwork.ts';
import { openDeps } from './platform/deps/openDeps.ts';
import type { Logger } from './platform/log/Logger.ts';
import { startRunning } from './platform/upkeep/index.ts';

/** A server that runs. */
export interface RunningServer {
  app: FastifyInstance;
  /** URL for users. */
  url: string;
  smtpPort: number;
  /** Demo accounts; empty unless the database contains the demo organization. */
  demoAccounts: readonly { address: string; who: string }[];
  /** Stops accepting requests, finishes work in progress, and closes everything. */
  stop(): Promise<void>;
}

/** Time that requests and connections have to finish on shutdown, in milliseconds. */
const closeTimeoutMs = 10_000;

/** Starts everything that the settings name, in the order in which one part needs the other. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const stops: { what: string; stop: () => Promise<unknown> }[] = [];
  const stop = async () => {
    for (const { what, stop: stopPart } of stops.splice(0).reverse()) {
      await stopPart().catch((error: unknown) => log.error({ err: error }, `${what} did not stop cleanly`));
    }
  };
  try {
    const open = await openDeps(config, log);
    stops.push({ what: 'the database', stop: open.close });
    const { deps } = open;
    stops.push({ what: 'the parsers', stop: closeParsePool });
    await insertOwnDomain(deps.db, config.domain);
    const isDemo = config.isDemo && (await seedDemo(deps));
    await makeFirstAdministrator(deps);
    const outbox = startOutbox(deps, { connection: open.connection });
    open.setOutbox(outbox);
    stops.push({ what: 'the outbox', stop: outbox.stop });
    stops.push({ what: 'scheduled mail', stop: startScheduled(deps, { connection: open.connection }).stop });
    stops.push({ what: 'the SMS queue', stop: startSms(deps, { connection: open.connection }).stop });
    stops.push({ what: 'automatic mail', stop: startAutomaticMail(deps, { connection: open.connection }).stop });
    stops.push({ what: 'the fetching of mail', stop: startMovings(deps, { connection: open.connection }).stop });
    stops.push({ what: 'the reminders', stop: startReminders(deps).stop });
    stops.push({ what: 'burn mail', stop: startBurning(deps).stop });
    stops.push({ what: 'the deadlines of reviews', stop: startReviewDeadlines(deps).stop });
    stops.push({ what: 'the cleaning of stored attachments', stop: startCleaning(deps).stop });
    stops.push({ what: 'the cleaning of contacts', stop: startContactCleaning(deps).stop });
    stops.push({ what: 'the trash of the disks', stop: startDiskCleaning(deps).stop });
    stops.push({ what: 'the news of the enterprise disk', stop: startDiskNews(deps, { connection: open.connection }).stop });
    stops.push({ what: 'the work of the back stage', stop: startOperationWork(deps, { connection: open.connection }).stop });
    stops.push({ what: 'the mail jobs', stop: startMailJobs(deps, { connection: open.connection }).stop });
    const warning = networkWarning();
    if (warning !== null) log.warn(warning);
    stops.push({ what: 'the reader of attached files', stop: startAttachmentReading(deps).stop });
    stops.push({ what: 'the reader of files on disks', stop: startDiskReading(deps).stop });
    stops.push({ what: 'the reading of stored messages', stop: startRereading(deps).stop });
    const checks = startMailChecks(deps);
    stops.push({ what: 'the checks of senders', stop: checks.stop });
    stops.push({ what: 'the note that this server runs', stop: startRunning(deps).stop });
    const app = await buildApp(deps);
    stops.push({ what: 'the web server', stop: () => within(closeTimeoutMs, app.close()) });
    const smtp = await startSmtpServer(deps, { onStored: checks.wake }).catch((error: unknown) => {
      throw explainListen(error, 'JINSHU_SMTP_PORT', config.smtp);
    });
    stops.push({ what: 'the mail server', stop: smtp.stop });
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw explainListen(error, 'JINSHU_PORT', config);
    });
    const { port } = app.server.address() as AddressInfo;
    return {
      app,
      url: config.port === 0 ? config.publicUrl.replace(/:0$/, `:${port}`) : config.publicUrl,
      smtpPort: smtp.port,
      demoAccounts: isDemo ? demoAccounts(config.domain) : [],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${ms / 1000} seconds`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
