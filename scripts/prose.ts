/**
 * Checks the English of the repository: strings of the interface, docs, changesets, TSDoc and comments.
 * `node scripts/prose.ts` prints each hit and exits with 1 if there is one.
 *
 * Some rules are narrower than the wording suggests. "Sent mail" is a mass noun, so only articles and plurals make `a-mail`. "Wrong
 * recipient" is a reason that reviewers give. A name in code, such as `ColourSwatches`, isn't British prose. Contractions are for
 * strings that users read: problem sentences go to logs too. Code after `@example` isn't prose.
 *
 * A `prose-ignore` in a comment excuses the comment.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rules } from './prose/rules.ts';
import { type Unit, unitsOf } from './prose/units.ts';

const root = path.resolve(import.meta.dirname, '..');
const mark = 'prose-ignore';

/** Returns the hits of a text as `file:line rule "text": message`. */
function hitsOf({ area, file, starts, raw, text }: Unit): string[] {
  if (raw.includes(mark)) return [];
  return rules
    .filter((rule) => rule.areas.includes(area) && (rule.only?.test(file) ?? true))
    .flatMap(({ id, pattern, message }) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
        const line = starts.findLast(([start]) => start <= index)?.[1] ?? 0;
        return `${file}:${line} ${id} "${raw.slice(index, index + Math.min(length, 60))}": ${message}`;
      }),
    );
}

/** Returns the hits in one file. */
export const findProse = (file: string, source: string): string[] => unitsOf(file, source).flatMap(hitsOf);

/** Returns the hits in the repository, and the number of texts excused by `prose-ignore`. */
export function checkProse(): { hits: string[]; excused: number } {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  const files = list.split('\n').filter((file) => /\.(?:tsx?|mdx?|json)$/.test(file) && existsSync(path.join(root, file)));
  const units = files.flatMap((file) => unitsOf(file, readFileSync(path.join(root, file), 'utf8')));
  return {
    hits: units.flatMap(hitsOf),
    excused: units.filter(({ raw }) => raw.includes(mark)).length,
  };
}

if (import.meta.main) {
  const { hits } = checkProse();
  for (const hit of hits) console.log(hit);
  process.exitCode = hits.length > 0 ? 1 : 0;
}
