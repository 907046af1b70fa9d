import { describe, expect, it } from 'vitest';
import { parseHex } from '../../foundation/theme/colour.ts';
import { contrastOfHex, type LetterGround, makeReadable, turnGround, turnInk } from './turnColours.ts';

const ground: LetterGround = { panel: '#0e2222', ink: '#e9f2f1', link: '#7fd6bd' };
const steps = ['00', '60', 'b0', 'ff'];
const every = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

describe('the colours of a letter in a dark skin', () => {
  it('white paper is the panel, and what programs write in black is the ink', () => {
    expect([turnGround('#ffffff', ground), turnInk('#000000', ground), turnInk('#1b1f24', ground)]).toEqual([
      ground.panel,
      ground.ink,
      ground.ink,
    ]);
  });

  it('no ground becomes lighter than it was', () => {
    const lighter = every.filter((hex) => parseHex(turnGround(hex, ground)).l > parseHex(hex).l + 0.005);
    expect(lighter).toEqual([]);
  });

  it('words can be read on every ground, whatever both were', () => {
    const faint = every.flatMap((back) =>
      every.filter(
        (front) => contrastOfHex(makeReadable(turnInk(front, ground), turnGround(back, ground)), turnGround(back, ground)) < 4.5,
      ),
    );
    expect(faint).toEqual([]);
  });

  it('what can be read stays as it is, and a word keeps its hue', () => {
    expect(makeReadable('#e9f2f1', '#0e2222')).toBe('#e9f2f1');
    const { h } = parseHex(makeReadable(turnInk('#000080', ground), '#0e2222'));
    expect(Math.abs(h - parseHex('#000080').h)).toBeLessThan(15);
  });
});
