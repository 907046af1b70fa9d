import { expect, test } from 'vitest';
import { wireframe } from './skins/wireframe.tokens.ts';
import { toStyleSheet } from './toStyleSheet.ts';

const sheet = toStyleSheet(wireframe);

test('sets every variable of the contract but those of density, which is the reader’s', () => {
  expect(sheet).toContain('[data-skin="wireframe"]{color-scheme:light;');
  expect(sheet).toContain('--jinshu-color-accent-base:oklch(0.3 0 0)');
  expect(sheet).toContain('--jinshu-shape-link-line:underline');
  expect(sheet).not.toContain('--jinshu-density');
  expect(sheet).not.toMatch(/undefined|null|\[object/);
});

test('takes pictures and shadows away where the reader forces colours', () => {
  const [, forced = ''] = sheet.split('@media (forced-colors: active)');
  expect(forced).toContain('--jinshu-art-header:none');
  expect(forced).toContain('--jinshu-shadow-dialog:none');
  expect(forced).not.toContain('--jinshu-color');
});
