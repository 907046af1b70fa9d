import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const usage = `Compares pictures of the stories in three skins with those of packages/ui/looks.

  pnpm looks [--accept] [WORDS …]

  WORDS     only stories whose names have one of these
  --accept  keeps what has changed as the new look`;

const root = path.resolve(import.meta.dirname, '..');
const pictures = path.join(root, 'packages/ui/looks');

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const began = Date.now();
const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'playwright.looks.config.ts',
    ...(values.accept ? ['--update-snapshots=changed'] : ['--update-snapshots=none']),
    ...(positionals.length > 0 ? ['-g', positionals.map(literally).join('|')] : []),
  ],
  { cwd: root, stdio: 'inherit' },
);

/** A palette takes a third of what the browser writes, and no eye nor comparison sees a difference. */
async function shrink(file: string): Promise<void> {
  writeFileSync(file, await sharp(file).png({ palette: true, quality: 100, effort: 7, dither: 0 }).toBuffer());
}

/** Takes away what was recorded of stories that are no more. */
function forgetOldStories(): void {
  const { entries } = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8')) as { entries: object };
  for (const file of readdirSync(pictures, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.png') && !(path.basename(file, '.png') in entries)) rmSync(path.join(pictures, file));
}

const written = existsSync(pictures)
  ? readdirSync(pictures, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(pictures, file))
      .filter((file) => file.endsWith('.png') && statSync(file).mtimeMs >= began)
  : [];
for (const file of written) await shrink(file);
if (values.accept && existsSync(pictures)) forgetOldStories();
if (values.accept) console.log(`${written.length} pictures are new or have changed.`);
process.exit(status ?? 1);
