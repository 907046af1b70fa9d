import { listSenders } from '../../../../mail/organisation-sender/index.ts';
import { listAddressRules } from '../../../../platform/address-rule/index.ts';
import { addBlock, plainNetwork } from '../../address-block/changeBlocks.ts';
import { readAlertSettings, setAlertSettings } from '../../alert/changeAlerts.ts';
import { changeDiskAdministrator, changeEnterpriseDisk } from '../../disk/changeEnterpriseDisk.ts';
import { selectEnterpriseDisk } from '../../disk/enterpriseDisk.repository.ts';
import { setSender } from '../../organisation-sender/changeSenders.ts';
import { missingFrom } from '../items.ts';
import type { Section } from '../Section.ts';
import { selectActiveAddresses } from '../setUp.repository.ts';
import { anyVersion } from '../world.ts';

/** Blocked and exempt addresses that an administrator set. */
export const blocks: Section<'blocks'> = {
  name: 'blocks',
  keyOf: ({ network }) => network,
  labelOf: ({ network }) => network,
  read: async ({ deps }) =>
    (await listAddressRules(deps.db, deps.now())).map(({ network, kind, reason, until }) => ({
      network: plainNetwork(network),
      kind,
      reason,
      until: until?.toISOString() ?? null,
    })),
  put: async ({ deps, author }, { entry: { network, kind, reason, until } }) =>
    addBlock(deps, author, { network, kind, reason, until: until === null ? null : new Date(until) }),
};

/** Senders that the organization refuses or always accepts. */
export const senders: Section<'senders'> = {
  name: 'senders',
  keyOf: ({ pattern }) => pattern,
  labelOf: ({ pattern }) => pattern,
  read: async ({ deps }) =>
    (await listSenders(deps.db, { keyword: '', limit: 1_000_000, offset: 0 })).results.map(({ pattern, action, note }) => ({
      pattern,
      action,
      note,
    })),
  put: ({ deps, author }, { entry }) => setSender(deps, author, entry),
};

/** Recipients and limits of alerts. */
export const alerts: Section<'alerts'> = {
  name: 'alerts',
  isSingle: true,
  keyOf: () => '',
  labelOf: () => '',
  read: async ({ deps }) => {
    const { people, queueLimit, freePercent } = await readAlertSettings(deps.db);
    const addresses = people.map(({ userName }) => userName);
    return [{ people: await selectActiveAddresses(deps.db, addresses), queueLimit, freePercent }];
  },
  put: ({ deps, author, people }, { entry }) =>
    setAlertSettings(deps, author, { ...entry, people: people.needAll(entry.people), version: anyVersion }),
};

/** Capacity and administrators of the company drive. */
export const companyDrive: Section<'companyDrive'> = {
  name: 'companyDrive',
  isSingle: true,
  keyOf: () => '',
  labelOf: () => '',
  grows: ['administrators'],
  read: async ({ deps }) => {
    const { quotaBytes, administrators } = await selectEnterpriseDisk(deps.db);
    const addresses = administrators.map(({ userName }) => userName);
    return [{ quotaBytes, administrators: await selectActiveAddresses(deps.db, addresses) }];
  },
  put: async ({ deps, author, people }, { entry: { quotaBytes, administrators }, before, has }) => {
    if (has('quotaBytes')) await changeEnterpriseDisk(deps, author, { quotaBytes, version: anyVersion });
    for (const address of missingFrom(before?.administrators, administrators))
      await changeDiskAdministrator(deps, author, { id: people.need(address), isAdministrator: true });
  },
};
