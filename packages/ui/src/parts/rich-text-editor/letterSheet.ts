import { letterRules } from './letter.css.ts';

/** Page and editor styles of these elements, which don't apply inside a shadow tree. */
const reset = {
  '*': { boxSizing: 'border-box' },
  ':is(h1, h2, h3, p, ul, ol)': { margin: 0, padding: 0 },
  ':is(img)': { verticalAlign: 'bottom' },
};

const declaration = ([name, value]: [string, string | number]) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`;

let made: CSSStyleSheet | undefined;

/** Returns the style sheet of a message for a shadow tree. Colors are inherited from outside. */
export function letterSheet(): CSSStyleSheet {
  if (made) return made;
  made = new CSSStyleSheet();
  const rules = Object.entries<Record<string, string | number>>({ ...reset, ...letterRules });
  made.replaceSync(rules.map(([selector, rule]) => `${selector} { ${Object.entries(rule).map(declaration).join(' ')} }`).join('\n'));
  return made;
}
