import { describe, expect, test } from 'vitest';
import { moye } from './skins/moye.tokens.ts';
import { wireframe } from './skins/wireframe.tokens.ts';
import { baseDesignTokens, toDesignTokens } from './toDesignTokens.ts';

describe('a skin in the Design Tokens format', () => {
  const tokens = toDesignTokens(moye);

  test('has colours with their parts and a hex', () => {
    expect(tokens).toMatchObject({
      color: {
        surface: {
          canvas: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.185, 0.004, 260], alpha: 1, hex: '#121314' } },
        },
      },
    });
  });

  test('has sizes with a unit, and shadows layer by layer', () => {
    expect(tokens.radius).toMatchObject({ control: { $type: 'dimension', $value: { value: 6, unit: 'px' } } });
    expect(tokens.shadow).toMatchObject({
      popover: {
        $type: 'shadow',
        $value: [
          { color: { components: [0.1, 0.01, 260], alpha: 0.208 }, offsetX: { value: 0, unit: 'px' }, blur: { value: 2, unit: 'px' } },
          { spread: { value: -2, unit: 'px' } },
        ],
      },
    });
  });

  test('says in an extension what the format has no type for', () => {
    expect(tokens.$extensions).toMatchObject({ 'com.jinshu': { id: 'moye', colorScheme: 'dark', unreadMark: 'dot' } });
  });

  test('leaves out a shadow that is none', () =>
    expect(Object.keys(toDesignTokens(wireframe).shadow as object)).toEqual(['popover', 'dialog']));

  test('every token has a type and a value', () => {
    const broken: string[] = [];
    const walk = (node: object, path: string): void => {
      for (const [key, value] of Object.entries(node)) {
        if (key.startsWith('$')) continue;
        if (typeof value !== 'object' || value === null) broken.push(`${path}.${key}`);
        else if (!('$type' in value)) walk(value, `${path}.${key}`);
        else if (JSON.stringify(value).includes('null')) broken.push(`${path}.${key}`);
      }
    };
    walk(tokens, 'moye');
    walk(baseDesignTokens(), 'base');
    expect(broken).toEqual([]);
  });
});

test('what all skins share is given once', () => {
  expect(baseDesignTokens()).toMatchObject({
    type: { body: { $type: 'typography', $value: { fontSize: { value: 13, unit: 'px' }, fontWeight: 400 } } },
    motion: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } }, easeOut: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
    tagPreset: { t01: { $type: 'color', $value: { hex: '#33B679' } } },
  });
});
