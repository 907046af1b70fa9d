import type { DirectoryFault, SignOnFault } from '@jinshu/api';
import { plainWords, refusalOf } from '../../../mail/foreign-server/index.ts';
import type { Deps } from '../../../platform/deps/index.ts';
import { discoverProvider } from '../../../platform/openid/index.ts';
import { type OperationAuthor, recordAction } from '../../../platform/operation/index.ts';
import { DirectoryFailure, type DirectoryPerson, directoryFault, openDirectory } from '../../directory/index.ts';
import { refused } from '../refuse.ts';
import { directoryTarget } from './runDirectorySync.ts';

/** Result of a test: no fault means that it works. */
interface Tested<F> {
  fault: F | null;
  said: string;
}

type Action = 'testDirectory' | 'testSignOn';

const record = (deps: Deps, author: OperationAuthor, action: Action, { fault }: Tested<string>) =>
  deps.db
    .transaction()
    .execute((tx) => recordAction(tx, deps, author, { action, target: directoryTarget, changes: [{ field: 'fault', after: fault }] }));

const exampleOf = ({ cells: { name = '', address = '', department = '' } }: DirectoryPerson) => ({ realname: name, address, department });

/** Logs in to the directory and searches for people. */
export async function testDirectoryNow(deps: Deps, author: OperationAuthor) {
  const { directory } = deps.config;
  if (directory === null) throw refused('directory-missing');
  const found = await openDirectory(directory, deps.config)
    .sample()
    .catch((error: unknown) => {
      if (!(error instanceof DirectoryFailure)) throw error;
      return directoryFault(error, directory);
    });
  const tested = Array.isArray(found) ? judgeSample(found) : { ...found, example: null };
  await record(deps, author, 'testDirectory', tested);
  return tested;
}

function judgeSample(people: readonly DirectoryPerson[]): Tested<DirectoryFault> & { example: ReturnType<typeof exampleOf> | null } {
  const [first] = people;
  if (!first) return { fault: 'no-people', said: '', example: null };
  const whole = people.find(({ key }) => key !== '');
  return { fault: whole ? null : 'no-key', said: '', example: exampleOf(whole ?? first) };
}

function signOnFaultOf(error: unknown): SignOnFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'other-issuer';
  if (code === 'OAUTH_TIMEOUT') return 'unreachable';
  if (code.startsWith('OAUTH_')) return 'no-description';
  return refusalOf(error).reason === 'untrusted' ? 'certificate' : 'unreachable';
}

/** The innermost words of an error: those of `fetch` say nothing. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? wordsOf(error.cause) : error.message) : String(error);

/** Reads the description of the OpenID provider. */
export async function testSignOnNow(deps: Deps, author: OperationAuthor) {
  const { oidc } = deps.config.socialLogin;
  if (oidc === null) throw refused('sign-on-missing');
  const tested = await discoverProvider(oidc).then(
    (found) => {
      const { authorization_endpoint: loginAddress = '', ...about } = found.serverMetadata();
      const fault: SignOnFault | null = loginAddress === '' ? 'no-description' : null;
      const hasLogout = about.end_session_endpoint !== undefined;
      return { fault, said: '', loginAddress, hasLogout, hasBackChannel: about.backchannel_logout_supported === true };
    },
    (error: unknown) => {
      const said = plainWords(wordsOf(error));
      return { fault: signOnFaultOf(error), said, loginAddress: '', hasLogout: false, hasBackChannel: false };
    },
  );
  await record(deps, author, 'testSignOn', tested);
  return tested;
}
