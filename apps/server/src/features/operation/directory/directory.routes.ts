import { getDirectorySetUp, syncDirectoryNow, testDirectory, testSignOn, tryDirectorySync } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps/index.ts';
import { route } from '../../../platform/http/index.ts';
import { authorOf } from '../../../platform/operation/index.ts';
import { answerSync } from './answerSync.ts';
import { readDirectorySetUp } from './readDirectorySetUp.ts';
import { runDirectorySync } from './runDirectorySync.ts';
import { syncDirectory } from './syncDirectory.ts';
import { testDirectoryNow, testSignOnNow } from './testConnections.ts';

/** LGN-34 and LGN-47: the organization's directory and sign-on. */
export function directoryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getDirectorySetUp, () => readDirectorySetUp(deps));
  route(app, testDirectory, (call) => testDirectoryNow(deps, authorOf(call)));
  route(app, testSignOn, (call) => testSignOnNow(deps, authorOf(call)));
  route(app, tryDirectorySync, () => answerSync(deps, () => syncDirectory(deps, { isDryRun: true })));
  route(app, syncDirectoryNow, (call) => answerSync(deps, () => runDirectorySync(deps, authorOf(call))));
}
