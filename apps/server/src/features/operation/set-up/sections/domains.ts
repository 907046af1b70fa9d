import { changeDomain, createDomain } from '../../domain/changeDomain.ts';
import { selectDomains } from '../../domain/domain.repository.ts';
import type { Section } from '../Section.ts';
import { anyVersion } from '../world.ts';

/** Domains with their aliases, and whose people see whose. */
export const domains: Section<'domains'> = {
  name: 'domains',
  keyOf: ({ name }) => name.toLowerCase(),
  labelOf: ({ name }) => name,
  read: async ({ deps }) =>
    (await selectDomains(deps.db))
      .map(({ name, isDefault, aliasOf, seenBy, firstShared }) => ({ name, isDefault, aliasOf, seenBy, firstShared }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  create: async ({ deps, author }, { name }) => void (await createDomain(deps, author, name)),
  put: async ({ deps, author }, { entry, before, has }) => {
    const { name, isDefault, aliasOf, seenBy } = entry;
    const given = {
      // Another domain becomes the default by its own entry.
      ...(has('isDefault') && isDefault && { isDefault }),
      ...(has('aliasOf') && (before || aliasOf !== null) && { aliasOf }),
      ...(has('seenBy') && (before || seenBy?.length) && { seenBy }),
    };
    if (Object.keys(given).length > 0) await changeDomain(deps, author, { name, version: anyVersion, ...given });
  },
  finish: async ({ deps, author }, { entry: { name, firstShared }, before, has }) => {
    if (has('firstShared') && (before || firstShared !== null))
      await changeDomain(deps, author, { name, version: anyVersion, firstShared });
  },
};
