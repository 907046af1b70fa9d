import { describe, expect, test } from 'vitest';
import { moye, type SkinTokens, toDesignTokens, toStyleSheet } from '../theme/skinData.ts';
import { deriveSkin } from './deriveSkin.ts';
import { fromDesignTokens } from './fromDesignTokens.ts';

const skin: SkinTokens = deriveSkin({
  id: 'pine',
  name: { zhHans: '松烟绿', zhHant: '松煙綠', en: 'Pine' },
  accent: '#1F7A5C',
  titleFace: 'song',
  mark: 'leaf',
  density: 'cosy',
}).skin;

// biome-ignore lint/suspicious/noExplicitAny: a file as it comes
type Loose = any;

/** The file of a skin, with changes. */
const file = (change: (tokens: Record<string, Record<string, unknown>>) => void = () => {}) => {
  const tokens = JSON.parse(JSON.stringify(toDesignTokens(skin)));
  change(tokens);
  return tokens as unknown;
};

test('BAK-113 a skin goes out as design tokens and comes back without loss', () => {
  expect(fromDesignTokens(file())).toEqual({ skin, unknown: [], problems: [] });
  const night = fromDesignTokens(JSON.parse(JSON.stringify(toDesignTokens(moye)))).skin as SkinTokens;
  expect({ ...night, art: moye.art }).toEqual(moye);
});

describe('BAK-113 a file from elsewhere', () => {
  test('may write colors as hex, in srgb, and as references', () => {
    const { skin: read, problems } = fromDesignTokens(
      file(({ color }) => {
        Object.assign(color as object, {
          tooltip: {
            bg: { $type: 'color', $value: '#000000' },
            text: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1] } },
          },
          focus: { ring: { $type: 'color', $value: '{color.accent.base}' } },
        });
      }),
    );
    expect(problems).toEqual([]);
    expect([read?.color.tooltip.bg, read?.color.tooltip.text.slice(0, 9), read?.color.focus.ring]).toEqual([
      'oklch(0 0 0)',
      'oklch(1 0',
      skin.color.accent.base,
    ]);
  });

  test('names what no skin has, and what is missing or malformed', () => {
    const { skin: read, ...report } = fromDesignTokens(
      file((tokens) => {
        tokens.elevation = {};
        Object.assign(tokens.color as object, { brand: { $type: 'color', $value: '#000000' }, focus: {} });
        Object.assign(tokens.radius as object, { card: { $type: 'dimension', $value: { value: 8, unit: 'rem' } } });
      }),
    );
    expect(read).toBeUndefined();
    expect(report).toEqual({
      unknown: ['elevation', 'color.brand'],
      problems: [
        { token: 'color.focus.ring', reason: 'missing' },
        { token: 'radius.card', reason: 'malformed' },
      ],
    });
    expect(fromDesignTokens('[]').problems).toEqual([{ token: '$root', reason: 'malformed' }]);
  });

  test.each([
    ['a color', (tokens: Loose) => (tokens.color.accent.base.$value = 'red;}body{display:none')],
    ['the components of a color', (tokens: Loose) => (tokens.color.accent.base.$value.components[2] = '0);background:url(//evil.example)')],
    ['the id', (tokens: Loose) => (tokens.$extensions['com.jinshu'].id = 'x"]{}body{display:none}')],
    ['a size', (tokens: Loose) => (tokens.radius.card.$value.value = '1px}*{display:none')],
    ['a typeface', (tokens: Loose) => (tokens.font.display.$value = ['x;}*{display:none}'])],
    ['a shadow', (tokens: Loose) => (tokens.shadow.panel.$value[0].offsetX.value = '0 red}')],
    ['the mark', (tokens: Loose) => (tokens.$extensions['com.jinshu'].unreadMark = 'url(//evil.example)')],
    ['a reference that goes round', (tokens: Loose) => (tokens.color.focus.ring.$value = '{color.focus.ring}')],
  ])('cannot break out of the style sheet with %s', (_, change) => {
    const { skin: read, problems } = fromDesignTokens(file(change));
    expect([read, problems.length]).toEqual([undefined, 1]);
  });

  test('ignores keys of prototypes', () => {
    const { skin: read, unknown } = fromDesignTokens(
      JSON.parse(JSON.stringify(toDesignTokens(skin)).replace('"tag":', '"__proto__":{"a":1},"tag":')),
    );
    expect([unknown, toStyleSheet(read as SkinTokens)]).toEqual([['__proto__'], toStyleSheet(skin)]);
  });
});
