import { expect, test } from 'vitest';
import { affectedStories, type BuiltModule, type Story } from './affectedStories.ts';

const story = (part: string): Story => ({ id: part, type: 'story', title: part, name: 'Default', importPath: `./src/${part}.stories.tsx` });
const stories = [story('button'), story('menu'), story('grid')];
const module = (name: string, ...importers: string[]): BuiltModule => ({
  name: `./${name}`,
  reasons: importers.map((importer) => ({ moduleName: `./${importer}` })),
});
const modules = [
  module('src/button.stories.tsx', 'virtual:stories'),
  module('src/menu.stories.tsx', 'virtual:stories'),
  module('src/grid.stories.tsx', 'virtual:stories'),
  module('src/Button.css.ts', 'src/Button.tsx'),
  module('src/Button.tsx', 'src/button.stories.tsx', 'src/Menu.tsx'),
  module('src/Menu.tsx', 'src/menu.stories.tsx', 'src/Button.tsx'),
  module('src/skin.css.ts', '.storybook/preview.tsx'),
];
const affected = (...changed: string[]) => affectedStories(stories, modules, changed).map(({ id }) => id);

test('a changed sheet affects the stories of all parts that import it, through a circle of imports too', () => {
  expect(affected('src/Button.css.ts')).toEqual(['button', 'menu']);
});

test('a changed story affects itself, a file that no story imports affects none', () => {
  expect(affected('src/grid.stories.tsx', 'apps/server/src/main.ts')).toEqual(['grid']);
});

test.each(['src/skin.css.ts', '.storybook/main.ts', 'pnpm-lock.yaml'])('%s affects every story', (file) => {
  expect(affected(file)).toEqual(['button', 'menu', 'grid']);
});
