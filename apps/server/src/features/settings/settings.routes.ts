import {
  getParameterFlags,
  getParameters,
  type Parameters,
  Problem,
  resetParameters,
  saveSetting,
  setLanguage,
  setParameters,
  setSkin,
  showBooks,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { parameterDefaults, parametersOf, updateLanguage, updateParameters, updateSkin } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';
import { selectFirstShared } from '../contact/index.ts';
import { changeSettings } from './changeSettings.ts';

/** SET, I18 and SKN: user preferences. */
export async function settingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getParameters, async ({ session }) => ({ results: await parametersOf(deps.db, session.accountId) }));

  route(app, getParameterFlags, async ({ session }) => ({ results: await parametersOf(deps.db, session.accountId) }));

  /** Keeps parameters. An idle time that the organization doesn't offer is refused (SES-15, BAK-72). */
  const save = async (accountId: number, changed: Partial<Parameters>) => {
    const { lock_left_choices: offered } = await readPolicies(deps.db, { accountId });
    const { idleAfter } = changed;
    const before = await parametersOf(deps.db, accountId);
    if (idleAfter !== undefined && idleAfter !== before.idleAfter && !offered.includes(idleAfter)) throw new Problem('invalid-input');
    await changeSettings(deps, accountId, (tx) => updateParameters(tx, accountId, changed));
  };

  route(app, setParameters, async ({ session: { accountId }, body }) => {
    await save(accountId, body);
    return { results: await parametersOf(deps.db, accountId) };
  });

  route(app, saveSetting, async ({ session: { accountId }, body: { keyword, value } }) => {
    await save(accountId, { [keyword]: value });
    return { msg: 'ok' };
  });

  route(app, resetParameters, async ({ session: { accountId } }) => {
    await changeSettings(deps, accountId, async (tx) => updateParameters(tx, accountId, await parameterDefaults(tx, accountId)));
    return { results: await parametersOf(deps.db, accountId) };
  });

  route(app, showBooks, async ({ session: { accountId } }) => {
    const values = await readPolicies(deps.db, { accountId });
    return {
      domainId: await selectFirstShared(deps.db, accountId, deps.config.domain),
      showsCompanyBook: values.webmail_cab_show,
      showsSharedDomainBooks: values.webmail_soab_show,
      showsOrganisationBook: values.webmail_oab_show,
    };
  });

  route(app, setLanguage, async ({ session, body: { language } }) => {
    await changeSettings(deps, session.accountId, (tx) => updateLanguage(tx, session.accountId, language));
    return { language };
  });

  route(app, setSkin, async ({ session, body: { skinName } }) => {
    const { skins } = await readPolicies(deps.db, session);
    if (!skins.includes(skinName)) throw new Problem('invalid-input');
    await changeSettings(deps, session.accountId, (tx) => updateSkin(tx, session.accountId, skinName));
    return { skinName };
  });
}
