import { expect, test } from 'vitest';
import { tidyArgTypes } from './tidyArgTypes.ts';

type Context = Parameters<typeof tidyArgTypes>[0];

const tidy = (argTypes: object, initialArgs: object = {}) => tidyArgTypes({ argTypes, initialArgs } as Context);

test('a union is shown whole, with its default in the column for it', () => {
  expect(
    tidy({
      tone: {
        name: 'tone',
        description: "Emphasis of the button. @default 'neutral'",
        control: { type: 'radio' },
        type: { name: 'enum', raw: "'neutral' | 'accent' | undefined", value: ['neutral', 'accent'] },
        table: { type: { summary: 'union' } },
      },
    }),
  ).toMatchObject({
    tone: {
      description: 'Emphasis of the button.',
      control: { type: 'radio' },
      table: { type: { summary: "'neutral' | 'accent'" }, defaultValue: { summary: "'neutral'" } },
    },
  });
});

test('only what can be edited has a control', () => {
  const object = { control: { type: 'object' } };
  const tidied = tidy(
    {
      isFlush: { ...object, name: 'isFlush', type: { name: 'union', raw: 'boolean | undefined' } },
      title: { ...object, name: 'title', type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } },
      children: { name: 'children', type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } },
    },
    { title: 'New tag', children: {} },
  );
  expect(Object.entries(tidied).map(([name, { control }]) => [name, control])).toEqual([
    ['isFlush', { type: 'boolean' }],
    ['title', { type: 'text' }],
    ['children', { disable: true }],
  ]);
});
