import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const usage = `Tells which requirements of docs/requirements a test or a story names.

  pnpm requirements [AREA …] [--missing] [--json]

  AREA       three letters, such as LST; all areas without
  --missing  lists what nothing names yet
  --json     for programs`;

const root = path.resolve(import.meta.dirname, '..');
const ledger = path.join(root, 'docs/requirements');

interface Requirement {
  id: string;
  text: string;
}

interface AreaReport {
  area: string;
  total: number;
  proved: number;
  missing: Requirement[];
}

function readLedger(): Requirement[] {
  const files = readdirSync(ledger).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.flatMap((name) =>
    [...readFileSync(path.join(ledger, name), 'utf8').matchAll(/^- \*\*([A-Z][A-Z0-9]{2}-\d+)\*\*\s*(.*)$/gm)].map(
      ([, id = '', text = '']) => ({ id, text }),
    ),
  );
}

/** The ids that tests and stories speak of, in whatever place: a title, a tag, a comment. */
function provedIds(): Set<string> {
  const files = execFileSync('git', ['-C', root, 'ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const isProof = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file) || /(^|\/)e2e\/.*\.tsx?$/.test(file);
  const proofs = files.split('\0').filter((file) => isProof(file) && existsSync(path.join(root, file)));
  return new Set(proofs.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\b[A-Z][A-Z0-9]{2}-\d{2,3}\b/g) ?? []));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const requirements = readLedger();
const areaOf = ({ id }: Requirement) => id.slice(0, 3);
const byArea = Map.groupBy(requirements, areaOf);
const unknown = positionals.filter((area) => !byArea.has(area));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. There are ${[...byArea.keys()].sort().join(', ')}.`);
  process.exit(1);
}

const proved = provedIds();
const reports = [...byArea]
  .filter(([area]) => positionals.length === 0 || positionals.includes(area))
  .map(([area, all]): AreaReport => {
    const missing = all.filter(({ id }) => !proved.has(id));
    return { area, total: all.length, proved: all.length - missing.length, missing };
  })
  .sort((a, b) => a.area.localeCompare(b.area));

if (values.json) {
  console.log(
    JSON.stringify(
      reports.map(({ missing, ...report }) => ({ ...report, missing: missing.map(({ id }) => id) })),
      null,
      2,
    ),
  );
} else {
  for (const { area, total, proved: count, missing } of reports) {
    console.log(`${area}  ${String(count).padStart(3)} / ${String(total).padStart(3)}`);
    if (values.missing) for (const { id, text } of missing) console.log(`    ${id} ${text.slice(0, 140)}`);
  }
  const sum = (pick: (report: AreaReport) => number) => reports.reduce((so, report) => so + pick(report), 0);
  console.log(`all  ${sum((report) => report.proved)} / ${sum((report) => report.total)} requirements are named by a test or a story`);
}
