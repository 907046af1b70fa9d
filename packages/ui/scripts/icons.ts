// Copies the outlines of the icons named in iconNames.ts from @fluentui/svg-icons into src/icon/icons.ts.
// node packages/ui/scripts/icons.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { iconNames } from './iconNames.ts';

const root = new URL('../', import.meta.url);
const source = new URL('node_modules/@fluentui/svg-icons/icons/', root);

function outline(name: string, size: number): string | undefined {
  const [base, style] = name.endsWith('_filled') ? [name.slice(0, -'_filled'.length), 'filled'] : [name, 'regular'];
  const file = new URL(`${base}_${size}_${style}.svg`, source);
  if (!existsSync(file)) return undefined;
  return [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}

const entries = Object.entries(iconNames).map(([name, sizes]) => {
  const drawn = sizes.map((size) => [size, outline(name, size)] as const).filter((each) => each[1] !== undefined);
  const usable =
    drawn.length > 0 ? drawn : ([16, 20] as const).map((size) => [size, outline(name, size)] as const).filter((each) => each[1]);
  if (usable.length === 0) throw new Error(`The icon set has no “${name}”.`);
  return `  ${name}: { ${usable.map(([size, path]) => `${size}: '${path}'`).join(', ')} },`;
});

const sheet = `// Written by scripts/icons.ts from Fluent System Icons (MIT, Microsoft). Change scripts/iconNames.ts instead.

/** The name of an icon; a filled one ends in \`_filled\`. */
export type IconName =
${Object.keys(iconNames)
  .map((name) => `  | '${name}'`)
  .join('\n')};

/** Outlines by name and size. */
export const icons: Readonly<Record<IconName, { readonly 16?: string; readonly 20?: string }>> = {
${entries.join('\n')}
};
`;
writeFileSync(new URL('src/icon/icons.ts', root), sheet);
