import type { DirectorySetUp } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import { redirectTo } from '../../../platform/openid/index.ts';
import { readPolicy } from '../../../platform/policy/index.ts';
import { selectLinkedPeople } from '../../directory/index.ts';
import { selectDirectoryRuns, selectNextSync } from './directoryRun.repository.ts';

async function readDirectory({ db, config }: Deps): Promise<DirectorySetUp['directory']> {
  if (config.directory === null) return null;
  const { url, usesStartTls, bindDn, base, filter, departmentAttribute, attributes, syncHours } = config.directory;
  const people = await selectLinkedPeople(db);
  return {
    url,
    encryption: usesStartTls ? 'starttls' : url.startsWith('ldaps:') ? 'tls' : 'none',
    bindDn,
    base,
    filter,
    departmentAttribute,
    attributes: Object.entries(attributes).map(([name, attribute]) => ({ name, attribute })),
    syncHours,
    nextAt: syncHours === 0 ? null : await selectNextSync(db),
    isLoginOn: await readPolicy(db, 'is_directory_login'),
    peopleCount: people.length,
    goneCount: people.filter(({ isGone }) => isGone).length,
  };
}

async function readSignOn({ db, config }: Deps): Promise<DirectorySetUp['signOn']> {
  const { oidc } = config.socialLogin;
  if (oidc === null) return null;
  return {
    issuer: oidc.issuer,
    clientId: oidc.clientId,
    providerName: oidc.name,
    isSignOn: oidc.isSignOn,
    isLoginOn: await readPolicy(db, 'is_social_login'),
    roles: Object.entries(oidc.roles).map(([group, role]) => ({ group, role })),
    redirectUri: redirectTo(config),
    logoutUri: `${config.publicUrl}/oidc/logout`,
  };
}

/** Returns what is set up of the directory and the OpenID provider. No secret is in it. */
export const readDirectorySetUp = async (deps: Deps): Promise<DirectorySetUp> => ({
  directory: await readDirectory(deps),
  signOn: await readSignOn(deps),
  runs: await selectDirectoryRuns(deps.db, deps.now()),
});
