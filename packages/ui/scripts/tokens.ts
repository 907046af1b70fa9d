// Writes the skins as design tokens for designers' tools: <folder>/<id>.json, and base.json for what all of them share.
// node packages/ui/scripts/tokens.ts [folder]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SkinTokens } from '../src/foundation/theme/SkinTokens.ts';
import { baseDesignTokens, type DesignTokens, toDesignTokens } from '../src/foundation/theme/toDesignTokens.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/tokens'));
const skins = join(import.meta.dirname, '../src/foundation/theme/skins');
const write = (name: string, tokens: DesignTokens) => writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(tokens)}\n`);

mkdirSync(folder, { recursive: true });
write('base', baseDesignTokens());
for (const file of readdirSync(skins).filter((name) => name.endsWith('.tokens.ts'))) {
  const id = file.replace('.tokens.ts', '');
  const { [id]: skin } = (await import(join(skins, file))) as Record<string, SkinTokens>;
  if (!skin) throw new Error(`${file} exports no skin “${id}”.`);
  write(id, toDesignTokens(skin));
}
