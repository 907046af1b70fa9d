import { expect, test } from 'vitest';
import { defineSkin } from './defineSkin.ts';
import type { SkinInput } from './SkinTokens.ts';
import { wireframe } from './skins/wireframe.tokens.ts';

const input = (change: (draft: SkinInput) => void): SkinInput => {
  const draft: SkinInput = structuredClone(wireframe);
  change(draft);
  return draft;
};

test('derives the states of the accent from its base', () => {
  const { accent } = defineSkin(
    input((draft) => {
      draft.color.accent = { base: 'oklch(0.515 0.175 259)' };
    }),
  ).color;
  expect(accent).toEqual({
    base: 'oklch(0.515 0.175 259)',
    hover: 'oklch(0.47 0.175 259)',
    pressed: 'oklch(0.425 0.175 259)',
    on: 'oklch(1 0 0)',
    soft: 'oklch(0.95 0.03 259)',
    softHover: 'oklch(0.93 0.03 259)',
    softText: 'oklch(0.515 0.175 259)',
  });
});

test('keeps a colour that is given', () => {
  const { accent } = defineSkin(
    input((draft) => {
      draft.color.accent = { base: 'oklch(0.515 0.175 259)', pressed: 'oklch(0.4 0.1 259)' };
    }),
  ).color;
  expect(accent.pressed).toBe('oklch(0.4 0.1 259)');
});

test('refuses colours that cannot be read and names the pair and the shortfall', () => {
  const pale = input((draft) => {
    draft.color.tooltip.text = 'oklch(0.5 0 0)';
  });
  expect(() => defineSkin(pale)).toThrow(
    'The skin “wireframe” cannot be read: tooltip.text on tooltip.bg has 3.02:1 and needs 4.5:1, 1.48 short.',
  );
});

test('refuses a flag that colour-blind eyes do not see on a row', () => {
  const red = input((draft) => {
    draft.color.surface.panel = 'oklch(0.2 0 0)';
    draft.color.flag.red.edge = 'oklch(0.6 0.2 26)';
  });
  expect(() => defineSkin(red)).toThrow(
    /flag\.red\.edge on surface\.panel, seen with protanopia, has \d\.\d\d:1 and needs 3:1, \d\.\d\d short/,
  );
});

test('refuses a tag whose word cannot be read on its ground', () => {
  const faint = input((draft) => {
    draft.tag.fgL = 0.6;
  });
  expect(() => defineSkin(faint)).toThrow(/tag\.t01 word on tag\.t01 ground has \d\.\d\d:1 and needs 4\.5:1/);
});

test('holds a skin that promises AAA to 7:1', () => {
  const promising = input((draft) => {
    draft.meta.contrast = 'aaa';
  });
  expect(() => defineSkin(promising)).toThrow('needs 7:1');
});

test('refuses a colour that is not written as oklch', () => {
  const wrong = input((draft) => {
    draft.color.focus.ring = 'oklch(50% 0 none)';
  });
  expect(() => defineSkin(wrong)).toThrow('is not written as oklch');
});

test('names every key that is missing, and a group by its own name', () => {
  const { link: _, ...text } = wireframe.color.text;
  const { flag: __, ...color } = wireframe.color;
  const partial = { ...wireframe, color: { ...color, text } } as unknown as SkinInput;
  expect(() => defineSkin(partial)).toThrow('The skin “wireframe” lacks color.text.link, color.flag.');
  expect(() => defineSkin({} as SkinInput)).toThrow(
    'The skin “without a name” lacks meta, color, tag, shadow, radius, border, font, shape, density, art.',
  );
});

test('misses nothing that can be derived', () => {
  const lean = input((draft) => {
    const { solid, text } = draft.color.status.info;
    draft.color.accent = { base: draft.color.accent.base };
    draft.color.status.info = { solid, text };
    delete draft.color.selection;
  });
  expect(defineSkin(lean).meta.id).toBe('wireframe');
});
