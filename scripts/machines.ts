import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as machines from '../packages/mail-machines/src/index.ts';
import { type AnyStateMachine, drawStates } from './machines/diagram.ts';
import { type MachineSource, type Port, readMachine } from './machines/source.ts';

const home = join(import.meta.dirname, '../packages/mail-machines');
const readme = join(home, 'README.md');
const pageOf = (id: string) => join(home, 'docs', `${id}.md`);
const exampleOf = (id: string) => join(home, 'examples', `${id}.ts`);

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

/** The machines of the product by their exported names, in alphabetical order. */
export const allMachines: readonly (readonly [name: string, machine: AnyStateMachine])[] = Object.entries(
  machines as Record<string, unknown>,
)
  .flatMap(([name, value]) => (isMachine(value) ? [[name, value] as const] : []))
  .sort(([a], [b]) => (a < b ? -1 : 1));

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const fence = (language: string, text: string) => `\`\`\`${language}\n${text.trim()}\n\`\`\``;
const firstSentence = (text: string) => /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Code that provides a port, as far as its types. */
function providing({ kind, input, output }: Port): string {
  if (kind === 'machine') return code(output);
  const types = [output || 'void', input].filter((type) => type !== '').join(', ');
  return code(`${kind === 'request' ? 'fromPromise' : 'fromCallback'}<${types}>`);
}

/** The page of a machine: what it is, an example, its states, ports, events and types. */
export function describeMachine(name: string, machine: AnyStateMachine): string {
  const { says, ports, events, types }: MachineSource = readMachine(name);
  const parts = [
    `# ${name}`,
    says,
    '## Example',
    fence('ts', readFileSync(exampleOf(machine.id), 'utf8')),
    '## States',
    fence('mermaid', drawStates(machine)),
  ];
  if (ports.length > 0)
    parts.push(
      '## Ports',
      table(
        ['Port', 'Provided with', 'Meaning'],
        ports.map((port) => [code(port.name), providing(port), port.says]),
      ),
    );
  parts.push(
    '## Events',
    table(
      ['Event', 'Fields', 'Meaning'],
      events.map(({ name: event, fields, says: meaning }) => [code(event), fields.map(code).join(', '), meaning]),
    ),
  );
  if (types.length > 0) parts.push('## Types', fence('ts', types.join('\n\n')));
  parts.push('Written by `pnpm machines` from the source.');
  return `${parts
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll(/ +\|/g, ' |')}\n`;
}

const [begin, end] = ['<!-- machines -->', '<!-- /machines -->'];

/** Returns the README of the package with the table of its machines. */
function describeAll(): string {
  const text = readFileSync(readme, 'utf8');
  const rows = allMachines.map(([name, { id }]) => {
    const { says, ports } = readMachine(name);
    return [`[\`${name}\`](docs/${id}.md)`, firstSentence(says), ports.map((port) => code(port.name)).join(', ')];
  });
  const [before = '', rest = ''] = text.split(begin);
  return `${before}${begin}\n\n${table(['Machine', 'What it does', 'Ports'], rows)}\n\n${end}${rest.split(end)[1] ?? ''}`;
}

/** Files that the sources have made, by their paths. */
const written = (): [path: string, text: string][] => [
  ...allMachines.map(([name, machine]): [string, string] => [pageOf(machine.id), describeMachine(name, machine)]),
  [readme, describeAll()],
];

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Ignores how a table is padded: the formatter decides. */
const plain = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---');

/** Pages that are not as their machines are, and pages of machines that no longer exist. */
export const staleMachines = (): string[] => {
  const files = written();
  const stale = files.filter(([path, text]) => plain(readOr(path)) !== plain(text)).map(([path]) => path);
  const left = readdirSync(join(home, 'docs'))
    .map((file) => join(home, 'docs', file))
    .filter((path) => !files.some(([known]) => known === path));
  return [...stale, ...left];
};

if (import.meta.main) for (const [path, text] of written()) writeFileSync(path, text);
