import { vars } from '../../foundation/theme/contract.css.ts';
import { readPaint } from './paint.ts';
import type { LetterGround } from './turnColours.ts';

/** Returns the skin's colors at an element. */
export function groundOf(element: Element): LetterGround {
  const style = getComputedStyle(element);
  const read = (variable: string) => readPaint(style.getPropertyValue(variable.replace(/^var\(|\)$/g, '')).trim()).hex;
  const { surface, text } = vars.color;
  return { panel: read(surface.panel), ink: read(text.primary), link: read(text.link) };
}
