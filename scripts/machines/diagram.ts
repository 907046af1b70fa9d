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
export interface AnyStateMachine {
  id: string;
  root: AnyStateNode;
}

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

/** Draws the states of a machine as a Mermaid diagram. Events that every state takes are left out: the table of events has them. */
export function drawStates(machine: AnyStateMachine): string {
  const arrows = [...new Set(arrowsOf(machine.root))];
  const isParallel = machine.root.type === 'parallel';
  const states = drawState(machine.root, isParallel ? '    ' : '  ');
  return [
    'stateDiagram-v2',
    ...(isParallel ? [`  state "${machine.id}" as ${nameOf(machine.root)} {`, ...states, '  }'] : states),
    ...arrows.filter((arrow) => !arrow.startsWith(`  ${nameOf(machine.root)} -->`)),
  ].join('\n');
}
