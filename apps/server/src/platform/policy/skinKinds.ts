import { type AnySkinName, anySkinNameSchema, isOwnSkin, skinNames } from '@jinshu/api';
import * as z from 'zod/mini';
import { type Entry, everywhere, type Policy, parts } from './kinds.ts';

const range = `${skinNames.join(', ')}, or own-<number> for a published skin of the organization`;

/** One skin of the product or of the organization. Whether an own skin is published is checked when the value is set. */
export const skin = (entry: Entry<AnySkinName>): Policy<AnySkinName> => ({
  scopes: everywhere,
  ...entry,
  schema: anySkinNameSchema,
  range: `one of ${range}`,
  form: { kind: 'choice', choices: skinNames },
  fromText: (text) => text,
  toText: String,
});

/** Some skins, at least one: those of the product in their order, then those of the organization. */
export const skins = (entry: Omit<Entry<AnySkinName[]>, 'initial'> & { initial: readonly AnySkinName[] }): Policy<AnySkinName[]> => ({
  scopes: everywhere,
  ...entry,
  initial: [...entry.initial],
  schema: z.array(anySkinNameSchema).check(
    z.minLength(1),
    z.refine((list) => new Set(list).size === list.length),
  ),
  range: `one or more of ${range}`,
  form: { kind: 'choices', choices: skinNames },
  fromText: (text) => {
    const given = [...new Set(parts(text))];
    const known = [...skinNames.filter((name) => given.includes(name)), ...given.filter(isOwnSkin)];
    return known.length === given.length ? known : undefined;
  },
  toText: (value) => value.join(', '),
});
