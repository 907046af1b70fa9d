import { mkdirSync, writeFileSync } from 'node:fs';
import { deriveSkin } from '@jinshu/ui/derive-skin';
import { defineSkin, toStyleSheet } from '@jinshu/ui/theme';

const { skin, faults } = deriveSkin({
  id: 'dusk',
  name: { zhHans: '暮色', zhHant: '暮色', en: 'Dusk' },
  accent: '#B79BE8',
  tone: 'dark',
});
if (faults.length > 0) throw new Error(`Change the color: ${faults.map(({ pair }) => pair).join(', ')} can't be read.`);

const dusk = defineSkin({
  ...skin,
  color: { ...skin.color, tooltip: { bg: 'oklch(0.9 0.04 300)', text: 'oklch(0.2 0.03 300)' } },
});

mkdirSync('public', { recursive: true });
writeFileSync('public/dusk.css', toStyleSheet(dusk));
