import * as z from 'zod/mini';

/** Scope of a policy: the organization, a department with all below it, or one person. */
export type PolicyScope = 'organisation' | 'department' | 'person';

/** Control for the values of a policy. */
export interface PolicyForm {
  kind: 'flag' | 'number' | 'choice' | 'choices' | 'text' | 'list';
  minimum?: number;
  maximum?: number;
  choices?: readonly (string | number)[];
}

/** Something that the organization decides. */
export interface Policy<T> {
  schema: z.ZodMiniType<T>;
  /** Value of a new installation. */
  initial: T;
  /** Description without a period. */
  about: string;
  /** Description of the allowed values. */
  range: string;
  form: PolicyForm;
  /** Requirements that it serves. */
  ids: readonly string[];
  scopes: readonly PolicyScope[];
  /** Reads typed text. The schema checks the result. */
  fromText: (text: string) => unknown;
  toText(value: T): string;
}

/** Properties of each entry of the table. */
export interface Entry<T> {
  initial: T;
  about: string;
  ids: readonly string[];
  scopes?: readonly PolicyScope[];
}

/** Every scope. */
export const everywhere: readonly PolicyScope[] = ['organisation', 'department', 'person'];
/** Scopes of policies that apply before it is known who calls. */
export const organisationOnly: readonly PolicyScope[] = ['organisation'];

/** Scopes of policies that apply before there is the person. */
export const aboveAPerson: readonly PolicyScope[] = ['organisation', 'department'];

const words: Readonly<Record<string, boolean>> = {
  on: true,
  yes: true,
  true: true,
  1: true,
  off: false,
  no: false,
  false: false,
  0: false,
};

/** On or off. */
export const flag = (entry: Entry<boolean>): Policy<boolean> => ({
  scopes: everywhere,
  ...entry,
  schema: z.boolean(),
  range: 'on or off',
  form: { kind: 'flag' },
  fromText: (text) => words[text.toLowerCase()],
  toText: (value) => (value ? 'on' : 'off'),
});

const toNumber = (text: string) => (/^\d{1,16}$/.test(text) ? Number(text) : undefined);

/** A whole number within limits. */
export const whole = ({ from, to, unit = '', ...entry }: Entry<number> & { from: number; to: number; unit?: string }): Policy<number> => ({
  scopes: everywhere,
  ...entry,
  schema: z.int().check(z.minimum(from), z.maximum(to)),
  range: `a whole number from ${from} to ${to}${unit && `, in ${unit}`}`,
  form: { kind: 'number', minimum: from, maximum: to },
  fromText: toNumber,
  toText: String,
});

/** One of some words or numbers. */
export const choice = <const T extends string | number>({ of, ...entry }: Entry<T> & { of: readonly T[] }): Policy<T> => ({
  scopes: everywhere,
  ...entry,
  schema: z.literal([...of]) as z.ZodMiniType<T>,
  range: `one of ${of.join(', ')}`,
  form: { kind: 'choice', choices: of },
  fromText: (text) => of.find((one) => String(one) === text),
  toText: String,
});

/** Splits a typed list. */
export const parts = (text: string) => text.split(/[\s,，]+/).filter((part) => part !== '');

/** Some of several words or numbers, at least one, in the order of the choices. */
export const choices = <const T extends string | number>({
  of,
  ...entry
}: Omit<Entry<T[]>, 'initial'> & { of: readonly T[]; initial: readonly T[] }): Policy<T[]> => ({
  scopes: everywhere,
  ...entry,
  initial: [...entry.initial],
  schema: z.array(z.literal([...of])).check(
    z.minLength(1),
    z.refine((list) => new Set(list).size === list.length),
  ) as z.ZodMiniType<T[]>,
  range: `one or more of ${of.join(', ')}`,
  form: { kind: 'choices', choices: of },
  fromText: (text) => {
    const given = parts(text);
    const known = of.filter((one) => given.includes(String(one)));
    return new Set(given).size === known.length ? known : undefined;
  },
  toText: (value) => value.join(', '),
});
