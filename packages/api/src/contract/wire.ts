import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** A field whose name on the wire is not its code word in snake case. */
export interface Named<S extends Schema = Schema> {
  readonly wireName: string;
  readonly schema: S;
}

/** Gives a field the ledger's own name on the wire. */
export const named = <S extends Schema>(wireName: string, schema: S): Named<S> => ({ wireName, schema });

type Fields = Record<string, Schema | Named>;
type SchemaOf<F> = F extends Named<infer S> ? S : F;
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends z.output<SchemaOf<F[K]> & Schema> ? K : never }[keyof F];

/** A wire object in code words. */
export type WireOutput<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<SchemaOf<F[K]> & Schema>;
} & { [K in OptionalKeys<F>]?: z.output<SchemaOf<F[K]> & Schema> };

/** A schema that reads the wire and yields code words, and writes them back. */
export type WireSchema<T> = z.ZodMiniType<T, Record<string, unknown>>;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isNamed = (field: Schema | Named): field is Named => 'wireName' in field;

/** Fields of each wire object, for code that inspects schemas. */
const shapes = new WeakMap<Schema, Readonly<Record<string, Schema>>>();

/** Code words of the fields of each wire object by their wire names, for paths of problems. */
const codeNames = new WeakMap<Schema, ReadonlyMap<string, string>>();

interface Inner {
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
}

/** Writes a path in the wire form of a schema in code words: `to.0.address`. */
export function codePath(schema: Schema | undefined, path: readonly PropertyKey[]): string {
  const words: string[] = [];
  let place = schema;
  for (const step of path) {
    let names = place && codeNames.get(place);
    while (place && !names) {
      const { innerType, element, in: input } = place._zod.def as Inner;
      if (element && typeof step === 'number') break;
      place = innerType ?? input;
      names = place && codeNames.get(place);
    }
    const word = names?.get(String(step)) ?? String(step);
    words.push(word);
    place = place && (names ? fieldsOf(place)?.[word] : (place._zod.def as Inner).element);
  }
  return words.join('.');
}

/** The schemas of a wire object’s fields by their code words; nothing for any other schema. */
export const fieldsOf = (schema: Schema): Readonly<Record<string, Schema>> | undefined => shapes.get(schema);

/**
 * An object whose keys are code words here and the ledger's names on the wire: `unseenCount` is `unseen_count`,
 * and `named('mfrom', …)` covers the names that follow no rule. Reading decodes, `z.encode` writes the wire again.
 */
export function wireObject<const F extends Fields>(fields: F): WireSchema<WireOutput<F>> {
  const names = new Map<string, string>();
  const shape: Record<string, Schema> = {};
  for (const [code, field] of Object.entries(fields)) {
    const wire = isNamed(field) ? field.wireName : snakeCase(code);
    names.set(code, wire);
    shape[wire] = isNamed(field) ? field.schema : field;
  }
  const codec = z.codec(z.object(shape as Record<string, z.ZodMiniType>), z.custom<Record<string, unknown>>(), {
    decode: (wire) => {
      const code: Record<string, unknown> = {};
      for (const [to, from] of names) if (wire[from] !== undefined) code[to] = wire[from];
      return code;
    },
    encode: (code) => {
      const wire: Record<string, unknown> = {};
      for (const [from, to] of names) if (code[from] !== undefined) wire[to] = code[from];
      return wire;
    },
  });
  codeNames.set(codec, new Map([...names].map(([code, wire]) => [wire, code])));
  shapes.set(codec, Object.fromEntries(Object.entries(fields).map(([code, field]) => [code, isNamed(field) ? field.schema : field])));
  return codec as unknown as WireSchema<WireOutput<F>>;
}

/** A whole number in an address, which carries text. */
export const queryInt = (minimum: number, maximum: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.minimum(minimum), z.maximum(maximum)), {
    decode: (text) => Number(text),
    encode: (number) => String(number),
  });

/** Yes or no in an address: `1` or `0`. */
export const queryFlag = () =>
  z.codec(z.enum(['0', '1']), z.boolean(), { decode: (text) => text === '1', encode: (flag) => (flag ? '1' : '0') });

/** Text without control characters (line breaks and tabs excepted), so that it can be stored and put into a header. */
export const text = (maximum: number) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  z.string().check(z.maxLength(maximum), z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/));

/** Returns the schema of a list response. It is the same for `limit` and `offset` and for pages. */
export const listOf = <S extends Schema>(item: S) => z.object({ count: z.int(), results: z.array(item) });

/** Schema of a list response. */
export type ListSchema<T> = z.ZodMiniType<{ count: number; results: T[] }>;
