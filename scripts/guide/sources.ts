import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** A source file with what it imports and how long its functions are. */
export interface Source {
  /** The path from the root, with forward slashes. */
  file: string;
  text: string;
  lines: number;
  /** Module names as written, those of types and of `import()` included, without repeats. */
  imports: readonly string[];
  functions: readonly { name: string; lines: number }[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : undefined);

/** Calls `visit` for a node and all below it, each with the name of what it is assigned to, or its own. */
function walk(node: Node, name: string | undefined, visit: (node: Node, name: string | undefined) => void): void {
  const own = nameOf(node.id) ?? nameOf(node.key) ?? name;
  visit(node, own);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, isFunction(node) ? undefined : own, visit);
  }
}

function readSource(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports = new Set<string>();
  const functions: { name: string; lines: number }[] = [];
  walk(program as unknown as Node, undefined, (node, name) => {
    const from = node.source;
    if (isNode(from) && typeof from.value === 'string') imports.add(from.value);
    if (isFunction(node)) functions.push({ name: name ?? 'anonymous', lines: lineAt(node.end) - lineAt(node.start) + 1 });
  });
  return { file, text, lines: text.trimEnd().split('\n').length, imports: [...imports], functions };
}

/** Reads all TypeScript sources that git tracks or would add. */
export function readSources(): Source[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'apps', 'packages', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(list.split('\n'))]
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort()
    .flatMap((file) => {
      try {
        return [readSource(file)];
      } catch (error) {
        // Listed, but deleted in the working tree.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    });
}

/** Whether a file proves something or helps to, rather than being part of the product. */
export const isProof = (file: string): boolean =>
  /\.(test|spec|stories)\.tsx?$|\/testing\/|\/e2e\/|\/demo\//.test(file) ||
  file.startsWith('scripts/') ||
  /^(apps|packages)\/[\w-]+\/scripts\//.test(file);
