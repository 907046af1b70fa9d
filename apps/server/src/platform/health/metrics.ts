import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, poolOf } from '../db/index.ts';
import { countAttachmentJobs, countSecurityRecords, countWaitingDeliveries, selectOverdueSeconds } from './metrics.repository.ts';

/** The numbers of this process: memory, event loop, mail. Apps of one process (as in tests) share it. */
const processRegistry = new Registry();
let collectsProcess = false;

/** Incoming SMTP messages by result: `accepted`, `refused`, `deferred`. */
export const smtpMessages = new Counter({
  name: 'jinshu_smtp_messages_total',
  help: 'Mail that came in by SMTP, by result',
  labelNames: ['result'] as const,
  registers: [processRegistry],
});

/** SMTP clients that were sent away, by reason: `connections`, `room`, `command`, `data`, `session`, `errors`, `conduct`. */
export const smtpRefusedClients = new Counter({
  name: 'jinshu_smtp_refused_clients_total',
  help: 'SMTP clients that were sent away, by reason',
  labelNames: ['reason'] as const,
  registers: [processRegistry],
});

/** Web clients that were sent away, by reason: `room`, `body`. */
export const httpRefusedClients = new Counter({
  name: 'jinshu_http_refused_clients_total',
  help: 'Web clients that were sent away, by reason',
  labelNames: ['reason'] as const,
  registers: [processRegistry],
});

/** Security events of the organization by kind (`securityKinds`). */
export const securityEvents = new Counter({
  name: 'jinshu_security_events_total',
  help: 'Log-ins, refusals, lock-outs and acts of administrators, by kind',
  labelNames: ['kind'] as const,
  registers: [processRegistry],
});

/** Delivery attempts by result: `delivered`, `deferred`, `failed`. */
export const deliveryAttempts = new Counter({
  name: 'jinshu_delivery_attempts_total',
  help: 'Delivery attempts of the outbox, by result',
  labelNames: ['result'] as const,
  registers: [processRegistry],
});

/** The numbers of one app. */
export interface Metrics {
  /** Duration of calls by method, route and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** All numbers as Prometheus reads them. */
  read(): Promise<string>;
  contentType: string;
}

/** Counts what an app does. */
export function createMetrics(db: Db): Metrics {
  if (!collectsProcess) collectDefaultMetrics({ register: processRegistry });
  collectsProcess = true;
  const registry = new Registry();
  const requests = new Histogram({
    name: 'jinshu_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'jinshu_outbox_waiting',
    help: 'Recipients that mail still has to be delivered to',
    registers: [registry],
    async collect() {
      this.set(await countWaitingDeliveries(db));
    },
  });
  new Gauge({
    name: 'jinshu_outbox_oldest_seconds',
    help: 'How long the most overdue delivery has been due',
    registers: [registry],
    async collect() {
      this.set(await selectOverdueSeconds(db));
    },
  });
  new Gauge({
    name: 'jinshu_attachments_waiting',
    help: 'Mails whose attached files are still to be read for the search',
    registers: [registry],
    async collect() {
      this.set(await countAttachmentJobs(db));
    },
  });
  new Gauge({
    name: 'jinshu_security_records',
    help: 'Security records of the last hour, of all servers and of the command line, by kind',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const rows = await countSecurityRecords(db);
      this.reset();
      for (const { kind, count } of rows) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'jinshu_db_connections',
    help: 'Database connections of this server, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const pool = poolOf(db);
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    requests,
    contentType: registry.contentType,
    read: async () => (await Promise.all([processRegistry.metrics(), registry.metrics()])).join('\n'),
  };
}
