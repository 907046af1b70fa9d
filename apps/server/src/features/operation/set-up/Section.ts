import type { Entry, SectionName } from './setUp.schema.ts';
import type { World } from './world.ts';

/** An entry that is written. */
export interface Change<N extends SectionName> {
  /** Key of the entry among those of its section. */
  key: string;
  entry: Entry<N>;
  /** The entry as it is, with every field; undefined for a new one. */
  before: Entry<N> | undefined;
  /** Whether a field is in the file and differs. */
  has: (field: keyof Entry<N>) => boolean;
}

/** A section of the set-up: how it is read, and through which use cases it is written. */
export interface Section<N extends SectionName> {
  name: N;
  /** Whether the file has one entry and no list. */
  isSingle?: boolean;
  /** Identifies an entry in every organization. */
  keyOf: (entry: Entry<N>) => string;
  /** Name of an entry in messages. */
  labelOf: (entry: Entry<N>) => string;
  /** Lists that an import adds to; what is on them stays. */
  grows?: readonly (keyof Entry<N>)[];
  /** Puts an entry of a file without faults into the form in which it is read. */
  settle?: (entry: Entry<N>) => Entry<N>;
  /** Every entry, with every field, in an order that is the same in every organization. */
  read: (world: World) => Promise<Entry<N>[]>;
  /** Makes a new entry, before any is written. */
  create?: (world: World, entry: Entry<N>, key: string) => Promise<void>;
  /** Writes the fields of new and of changed entries. */
  put?: (world: World, change: Change<N>) => Promise<void>;
  /** Writes what refers to other entries of the section. */
  finish?: (world: World, change: Change<N>) => Promise<void>;
  /** Puts the entries of the file into its order. */
  arrange?: (world: World, entries: readonly Entry<N>[], keys: readonly string[]) => Promise<void>;
}

/** A section without its type. */
export type AnySection = Section<SectionName>;

/** Forgets the type of a section, so that all of them can be in one list. */
export const sectionOf = <N extends SectionName>(section: Section<N>): AnySection => section as unknown as AnySection;
