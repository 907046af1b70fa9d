import type { NamePath } from './setUp.schema.ts';

/** Reason that an entry can't be imported, as a sentence. */
export class SetUpFault extends Error {
  override readonly name = 'SetUpFault';
}

/** Key of a path: names are the same whatever their case (D-152), and none has a tab. */
export const pathKey = (path: NamePath): string => path.join('\t').toLowerCase();
/** A path as people read it. */
export const pathText = (path: NamePath): string => path.join('/');

/** Numbers of named things. */
export class NumberTable {
  readonly #noun: string;
  readonly #ids = new Map<string, number>();
  readonly #names = new Map<number, string>();

  constructor(noun: string, known: Iterable<readonly [string, number]>) {
    this.#noun = noun;
    for (const [name, id] of known) this.set(name, id);
  }

  set(name: string, id: number): void {
    this.#ids.set(name.toLowerCase(), id);
    this.#names.set(id, name);
  }

  nameOf(id: number): string | null {
    return this.#names.get(id) ?? null;
  }

  get names(): Iterable<string> {
    return this.#ids.keys();
  }

  /** @throws {SetUpFault} if there is none of this name */
  need(name: string): number {
    const id = this.#ids.get(name.toLowerCase());
    if (id === undefined) throw new SetUpFault(`There is no ${this.#noun} ${name}.`);
    return id;
  }

  /** The number of a name; `null` for none, and undefined for one that isn't given. */
  needAny = (name: string | null | undefined): number | null | undefined =>
    name ? this.need(name) : name === undefined ? undefined : null;

  needAll = (names: readonly string[]): number[] => names.map((name) => this.need(name));
}

/** Nodes of a tree by their paths. */
export class PathTable {
  readonly #noun: string;
  readonly #ids = new Map<string, number>();
  readonly #paths = new Map<number, NamePath>();

  constructor(noun: string, nodes: readonly { id: number; name: string; parentId: number | null }[]) {
    this.#noun = noun;
    for (const { id, name, parentId } of nodes) this.set([...(this.#paths.get(parentId ?? 0) ?? []), name], id);
  }

  set(path: NamePath, id: number): void {
    this.#ids.set(pathKey(path), id);
    this.#paths.set(id, path);
  }

  /** Paths in the order of the tree. */
  get paths(): NamePath[] {
    return [...this.#paths.values()];
  }

  pathOf(id: number | null): string[] | null {
    const path = this.#paths.get(id ?? 0);
    return path ? [...path] : null;
  }

  /** @throws {SetUpFault} if there is none of this path */
  need(path: NamePath): number {
    const id = this.#ids.get(pathKey(path));
    if (id === undefined) throw new SetUpFault(`There is no ${this.#noun} ${pathText(path)}.`);
    return id;
  }

  /** The number of a path; `null` for none, and undefined for one that isn't given. */
  needAny = (path: NamePath | null | undefined): number | null | undefined =>
    path ? this.need(path) : path === undefined ? undefined : null;
}
