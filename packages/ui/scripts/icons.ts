// Copies the outlines of the icons named in iconNames.ts from @fluentui/svg-icons into
// src/foundation/icon/icons.ts and src/foundation/icon-more/moreIcons.ts.
// node packages/ui/scripts/icons.ts
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { iconNames, moreIconNames } from './iconNames.ts';

const root = new URL('../', import.meta.url);
const source = new URL('node_modules/@fluentui/svg-icons/icons/', root);

function outline(name: string, size: number): string | undefined {
  const [base, style] = name.endsWith('_filled') ? [name.slice(0, -'_filled'.length), 'filled'] : [name, 'regular'];
  const file = new URL(`${base}_${size}_${style}.svg`, source);
  if (!existsSync(file)) return undefined;
  return [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}

function write(file: string, names: Record<string, readonly (16 | 20)[]>, type: string, constant: string): void {
  const entries = Object.entries(names).map(([name, sizes]) => {
    const draw = (wanted: readonly (16 | 20)[]) =>
      wanted.map((size) => [size, outline(name, size)] as const).filter(([, path]) => path !== undefined);
    const asked = draw(sizes);
    const drawn = asked.length > 0 ? asked : draw([16, 20]);
    if (drawn.length === 0) throw new Error(`The icon set has no “${name}”.`);
    return `  ${name}: { ${drawn.map(([size, path]) => `${size}: '${path}'`).join(', ')} },`;
  });
  const sheet = `// Written by scripts/icons.ts from Fluent System Icons (MIT, Microsoft). Change scripts/iconNames.ts instead.

/** The name of an icon; a filled one ends in \`_filled\`. */
export type ${type} =
${Object.keys(names)
  .map((name) => `  | '${name}'`)
  .join('\n')};

/** Outlines by name and size. */
export const ${constant}: Readonly<Record<${type}, { readonly 16?: string; readonly 20?: string }>> = {
${entries.join('\n')}
};
`;
  writeFileSync(new URL(file, root), sheet);
}

write('src/foundation/icon/icons.ts', iconNames, 'IconName', 'icons');
write('src/foundation/icon-more/moreIcons.ts', moreIconNames, 'MoreIconName', 'moreIcons');
// As everything else is laid out, or each run would leave a difference behind.
execFileSync('npx', ['biome', 'check', '--write', 'src/foundation/icon/icons.ts', 'src/foundation/icon-more/moreIcons.ts'], {
  cwd: root,
  stdio: 'inherit',
});
