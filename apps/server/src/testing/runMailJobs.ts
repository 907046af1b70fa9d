import { startMailJobs } from '../mail/mail-job/runMailJobs.ts';
import { openDb } from '../platform/db/db.ts';
import { silentLog } from '../platform/log/log.ts';
import { buildTestDeps } from './buildTestApp.ts';

// Server that runs only mail jobs, for tests that kill it. It uses the database of the test that starts it.
const connection = JSON.parse(process.argv[2] as string) as { host: string; database: string; user: string; port: number };
const open = openDb(connection, silentLog());
const { deps } = await buildTestDeps({ database: { ...open, drop: () => open.close() } });
startMailJobs(deps, { pollMs: 20 });
process.stdout.write('working\n');
setInterval(() => undefined, 60_000);
