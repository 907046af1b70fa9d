import { expect, test } from 'vitest';
import { toMarkdown, writePages } from './docs.ts';

test('a page becomes plain Markdown: keys a table, advice a list, live examples nothing', () => {
  const mdx = `import { Meta } from '@storybook/addon-docs/blocks';
import * as stories from './Menu.stories.tsx';

<Meta of={stories} />

# Menu

Actions of a control.

<Canvas of={stories.Default} />
<Controls of={stories.Default} />

\`\`\`tsx
import { Menu } from '@jinshu/ui/menu';
\`\`\`

## Do and don't

<DoDont
  do={{ say: 'Use verbs.', show: <Menu /> }}
  dont={{ say: 'Hide the only action.' }}
/>

## Keyboard

<Keys
  of={[
    ['Up, Down', 'Move'],
  ]}
/>
`;
  expect(toMarkdown(mdx)).toBe(`# Menu

Actions of a control.

\`\`\`tsx
import { Menu } from '@jinshu/ui/menu';
\`\`\`

## Do and don't

- **Do:** Use verbs.
- **Don't:** Hide the only action.

## Keyboard

| Key | Effect |
| --- | --- |
| Up, Down | Move |
`);
});

test('every page is plain, and the index links to each of them', () => {
  const { 'llms.txt': index = '', ...pages } = writePages();
  expect(Object.keys(pages).length).toBeGreaterThan(100);
  expect(Object.keys(pages).filter((file) => !index.includes(`](${file})`))).toEqual([]);
  const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  expect(
    Object.entries(pages)
      .filter(([, text]) => /^import |<[A-Z]|\{\{/m.test(withoutCode(text)))
      .map(([file]) => file),
  ).toEqual([]);
});
