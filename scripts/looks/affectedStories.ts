/** A story, as listed in the Storybook index. */
export interface Story {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** The file that the story is in, from the root, such as `./packages/ui/src/parts/button/Button.stories.tsx`. */
  importPath: string;
  tags?: readonly string[];
}

/** A module of the build and the modules that import it, as `storybook build --stats-json` writes them. */
export interface BuiltModule {
  name: string;
  reasons: readonly { moduleName: string }[];
}

/** Whether all images depend on a file. */
const isForAll = (file: string) => file.startsWith('.storybook/') || file === 'pnpm-lock.yaml';

/**
 * Returns the stories whose files, or any file they import, are among the changed ones.
 * @param changed paths from the root, with forward slashes
 */
export function affectedStories(stories: readonly Story[], modules: readonly BuiltModule[], changed: readonly string[]): Story[] {
  if (changed.some(isForAll)) return [...stories];
  const importers = new Map(modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]));
  const reached = new Set<string>();
  const left = changed.map((file) => `./${file}`);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    left.push(...(importers.get(name) ?? []));
  }
  if ([...reached].some((name) => name.startsWith('./.storybook/preview'))) return [...stories];
  return stories.filter(({ importPath }) => reached.has(importPath));
}
