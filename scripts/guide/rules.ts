import { arrowsBetweenFolders, type Floors, foldersInCycles, upwardArrows } from './folders.ts';
import { isProof, type Source } from './sources.ts';

/** Violations of a rule by file or folder. Lower is better. */
export type Findings = Readonly<Record<string, number>>;

/** A rule of the guide: what it says, and what is beyond it today. */
export interface Rule {
  says: string;
  find(sources: readonly Source[]): Findings;
}

const product = (sources: readonly Source[]) => sources.filter(({ file }) => !isProof(file));

/** Counts by file, leaving out those without any. */
const count = (sources: readonly Source[], measure: (source: Source) => number): Findings =>
  Object.fromEntries(sources.map((source) => [source.file, measure(source)] as const).filter(([, found]) => found > 0));

const longerThan = (most: number, isMeant: (file: string) => boolean) => (sources: readonly Source[]) =>
  count(
    product(sources).filter(({ file }) => isMeant(file)),
    ({ lines }) => (lines > most ? lines : 0),
  );

const matches = (pattern: RegExp) => (source: Source) => source.text.match(pattern)?.length ?? 0;

const isComponent = (file: string) => file.endsWith('.tsx');
const isSheet = (file: string) => file.endsWith('.css.ts');
const isMachine = (file: string) => /Machine\.ts$/.test(file);
const isUseCase = (file: string) =>
  file.startsWith('apps/server/src/') && !/\.(routes|repository)\.ts$|\/(cli|migrations|testing)\//.test(file);

const trees: Readonly<Record<string, Floors>> = {
  'apps/webmail/src': { shell: ['places', 'mail', 'core'], places: ['mail', 'core'], mail: ['core'], core: [] },
  'apps/backstage/src': { shell: ['places', 'core'], places: ['core'], core: [] },
  'apps/server/src': { features: ['mail', 'mime', 'platform'], mail: ['mime', 'platform'], mime: [], platform: [] },
  'packages/app/src': {},
  'packages/ui/src': { screens: ['mail', 'parts', 'foundation'], mail: ['parts', 'foundation'], parts: ['foundation'], foundation: [] },
};
const inTrees = (find: (sources: readonly Source[], tree: string, floors: Floors) => Findings) => (sources: readonly Source[]) =>
  Object.assign({}, ...Object.entries(trees).map(([tree, floors]) => find(product(sources), tree, floors))) as Findings;

const folderCycles = (sources: readonly Source[], tree: string, floors: Floors): Findings =>
  Object.fromEntries(foldersInCycles(arrowsBetweenFolders(sources, tree, floors)).map((folder) => [`${tree}/${folder}`, 1]));

const countBy = (names: readonly string[]): Findings =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));

/**
 * Imports that reach past a folder's `index`, by the folder they reach into. In `packages/ui` an index is what apps import, and components
 * import files: a barrel would bring along style sheets that a component doesn't use.
 */
const arrowsPastIndex = (sources: readonly Source[], tree: string, floors: Floors): Findings =>
  countBy(
    tree === 'packages/ui/src'
      ? []
      : arrowsBetweenFolders(sources, tree, floors)
          .filter(({ to, target }) => !/^index\.tsx?$/.test(target.slice(`${tree}/${to}/`.length)))
          .map(({ to }) => `${tree}/${to}`),
  );

/** Imports from a floor into one that it may not use, by the folder that has them. */
const arrowsUp = (sources: readonly Source[], tree: string, floors: Floors): Findings =>
  countBy(upwardArrows(sources, tree, floors).map(({ from }) => `${tree}/${from}`));

const isPlace = (folder: string) => folder.startsWith('places/');

/** Imports from one place into another, by the place that has them. */
const arrowsBetweenPlaces = (sources: readonly Source[], tree: string, floors: Floors): Findings =>
  countBy(
    arrowsBetweenFolders(sources, tree, floors)
      .filter(({ from, to }) => isPlace(from) && isPlace(to))
      .map(({ from }) => `${tree}/${from}`),
  );

/** All rules, by the name under which their exceptions are listed. */
export const rules: Readonly<Record<string, Rule>> = {
  componentLines: { says: 'A component file has at most 150 lines.', find: longerThan(150, isComponent) },
  sheetLines: { says: 'A style sheet has at most 150 lines.', find: longerThan(150, isSheet) },
  machineLines: { says: 'A machine has at most 250 lines.', find: longerThan(250, isMachine) },
  useCaseLines: { says: 'A use case of the server has at most 120 lines.', find: longerThan(120, isUseCase) },
  functionLines: {
    says: 'A function has at most 80 lines.',
    find: (sources) =>
      Object.fromEntries(
        product(sources).flatMap(({ file, functions }) =>
          functions.filter(({ lines }) => lines > 80).map(({ name, lines }) => [`${file} ${name}`, lines]),
        ),
      ),
  },
  componentImports: {
    says: 'A component imports from at most 14 modules.',
    find: (sources) =>
      count(
        product(sources).filter(({ file }) => isComponent(file)),
        ({ imports }) => (imports.length > 14 ? imports.length : 0),
      ),
  },
  folderCycles: { says: 'Folders import each other in one direction.', find: inTrees(folderCycles) },
  arrowsUp: { says: 'Imports go down from floor to floor.', find: inTrees(arrowsUp) },
  arrowsBetweenPlaces: { says: 'A place imports no other place.', find: inTrees(arrowsBetweenPlaces) },
  arrowsPastIndex: { says: 'A folder is imported by its index alone.', find: inTrees(arrowsPastIndex) },
  sqlPlaces: {
    says: 'SQL is in repositories and migrations alone.',
    find: (sources) =>
      count(
        product(sources).filter(({ file }) => file.startsWith('apps/server/src/') && !/\.repository\.ts$|\/db\//.test(file)),
        matches(/\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/g),
      ),
  },
  cacheDoors: {
    says: 'News enters the cache by one door, apps/webmail/src/core/cache.',
    find: (sources) =>
      count(
        product(sources).filter(({ file }) => file.startsWith('apps/webmail/src/') && !file.startsWith('apps/webmail/src/core/cache/')),
        matches(/\binvalidateQueries\(/g),
      ),
  },
  sleeps: {
    says: 'A test waits for the thing or moves the clock; it does not sleep.',
    find: (sources) =>
      count(
        sources.filter(({ file }) => /\.(test|spec|stories)\.tsx?$/.test(file)),
        matches(/\bwaitForTimeout\(|\bawait (?:setTimeout|sleep|delay)\(\s*\d|setTimeout\(\s*(?:resolve|done)\s*,\s*[1-9]/g),
      ),
  },
};
