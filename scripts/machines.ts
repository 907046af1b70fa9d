import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as machines from '../packages/mail-machines/src/index.ts';

const folder = join(import.meta.dirname, '../docs/machines');

/** Properties of a state that the diagrams need. */
interface AnyStateNode {
  id: string;
  key: string;
  type: string;
  states: Record<string, AnyStateNode>;
  initial?: { target: readonly AnyStateNode[] };
  transitions: ReadonlyMap<string, readonly Transition[]>;
  always?: readonly Transition[];
}

interface Transition {
  target?: readonly AnyStateNode[] | undefined;
}

/** Properties of a machine that the diagrams need. */
interface AnyStateMachine {
  id: string;
  root: AnyStateNode;
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

/** The machines of the product by their ids. */
export const allMachines: readonly AnyStateMachine[] = Object.values(machines as Record<string, unknown>).filter(isMachine);

/** A state as a name that a diagram takes. */
const nameOf = ({ id }: AnyStateNode) => id.replace(/[^\w]/g, '_');

/** Returns the label of a transition. */
const wordOf = (event: string) =>
  event
    .replace(/^xstate\.done\.\w+\..*$/, 'done')
    .replace(/^xstate\.error\.\w+\..*$/, 'failed')
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^$/, 'at once')
    .replace(/[:;]/g, ' ');

function drawState(state: AnyStateNode, indent: string): string[] {
  const children = Object.values(state.states);
  const lines: string[] = [];
  for (const [index, child] of children.entries()) {
    if (state.type === 'parallel' && index > 0) lines.push(`${indent}--`);
    if (Object.keys(child.states).length > 0)
      lines.push(`${indent}state "${child.key}" as ${nameOf(child)} {`, ...drawState(child, `${indent}  `), `${indent}}`);
    else lines.push(`${indent}state "${child.key}" as ${nameOf(child)}`);
    if (state.type === 'compound' && state.initial?.target[0] === child) lines.push(`${indent}[*] --> ${nameOf(child)}`);
    if (child.type === 'final') lines.push(`${indent}${nameOf(child)} --> [*]`);
  }
  return lines;
}

function* arrowsOf(state: AnyStateNode): Generator<string> {
  for (const [event, transitions] of [...state.transitions, ['', state.always ?? []] as const])
    for (const { target } of transitions) for (const to of target ?? []) yield `  ${nameOf(state)} --> ${nameOf(to)}: ${wordOf(event)}`;
  for (const child of Object.values(state.states)) yield* arrowsOf(child);
}

/** A machine as a page with a diagram. */
export function drawMachine(machine: AnyStateMachine): string {
  const arrows = [...new Set(arrowsOf(machine.root))];
  const isParallel = machine.root.type === 'parallel';
  const states = drawState(machine.root, isParallel ? '    ' : '  ');
  const lines = [
    'stateDiagram-v2',
    ...(isParallel ? [`  state "${machine.id}" as ${nameOf(machine.root)} {`, ...states, '  }'] : states),
    ...arrows.filter((arrow) => !arrow.startsWith(`  ${nameOf(machine.root)} -->`)),
  ];
  return `# ${machine.id}\n\nDrawn from the machine by \`pnpm machines\`; do not edit.\n\n\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`;
}

/** The page of each machine that is not as the machine is. */
export const staleMachines = (): string[] =>
  allMachines.filter((machine) => readOr(pageOf(machine)) !== drawMachine(machine)).map(({ id }) => id);

const pageOf = ({ id }: AnyStateMachine) => join(folder, `${id}.md`);

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) for (const machine of allMachines) writeFileSync(pageOf(machine), drawMachine(machine));
