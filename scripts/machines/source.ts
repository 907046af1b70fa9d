import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../packages/mail-machines/src');

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const textOf = (value: unknown): string =>
  String((value as { name?: unknown; value?: unknown }).name ?? (value as { value?: unknown }).value);

interface File {
  text: string;
  comments: readonly { type: string; value: string; start: number; end: number }[];
}
interface Declared {
  file: File;
  node: Node;
  /** Offset of its statement, `export` included. */
  start: number;
}

/** A request or source that the app provides. */
export interface Port {
  name: string;
  /** Type of its input; empty for none. */
  input: string;
  /** Type of its result. For a source, the events that it takes; for a machine, its name. */
  output: string;
  kind: 'request' | 'source' | 'machine';
  says: string;
}

/** An event that a machine takes. */
export interface TakenEvent {
  name: string;
  /** Its fields as in the source, without `type`. */
  fields: readonly string[];
  says: string;
}

/** Description of a machine, from its source. */
export interface MachineSource {
  name: string;
  says: string;
  ports: readonly Port[];
  events: readonly TakenEvent[];
  /** Source of the types that an app meets, in the order input, context, emitted events, output. */
  types: readonly string[];
}

const declared = new Map<string, Declared>();
for (const name of globSync('**/*.ts', { cwd: folder }).filter((one) => !/\.test\.ts$/.test(one))) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const { program, comments } = parseSync(name, text);
  const file: File = { text, comments };
  for (const statement of nodes((program as unknown as Node).body)) {
    const node = isNode(statement.declaration) ? statement.declaration : statement;
    const names =
      node.type === 'VariableDeclaration' ? nodes(node.declarations).map(({ id }) => textOf(id)) : isNode(node.id) ? [textOf(node.id)] : [];
    for (const one of names) declared.set(one, { file, node, start: statement.start });
  }
}

/** Returns the doc comment right before a place, as one paragraph. */
function docBefore({ text, comments }: File, start: number): string {
  const comment = comments.filter(({ end }) => end <= start && /^[\s|({]*$/.test(text.slice(end, start))).at(-1);
  if (!comment?.value.startsWith('*')) return '';
  const lines = comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim());
  return lines
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .trim();
}

const oneLine = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/[;,] ?}/g, ' }')
    .replace(/;$/, '')
    .trim();

/** Returns the fields of a type literal or interface, by their names. */
function fieldsOf(file: File, node: Node): Map<string, string> {
  const of = (members: readonly Node[]) =>
    new Map(members.map((member) => [textOf(member.key), oneLine(file.text.slice(member.start, member.end))] as const));
  switch (node.type) {
    case 'TSTypeLiteral':
      return of(nodes(node.members));
    case 'TSParenthesizedType':
      return fieldsOf(file, node.typeAnnotation as Node);
    case 'TSIntersectionType':
      return new Map(nodes(node.types).flatMap((one) => [...fieldsOf(file, one)]));
    case 'TSTypeReference': {
      const found = declared.get(textOf(node.typeName));
      if (!found) throw new Error(`${textOf(node.typeName)} is not declared in the package.`);
      const { node: to } = found;
      const inherited = nodes(to.extends).flatMap(({ expression }) => [
        ...fieldsOf(found.file, { ...node, type: 'TSTypeReference', typeName: expression }),
      ]);
      if (to.type === 'TSInterfaceDeclaration')
        return new Map([
          ...inherited,
          ...fieldsOf(found.file, { ...(to.body as Node), type: 'TSTypeLiteral', members: (to.body as Node).body }),
        ]);
      return fieldsOf(found.file, to.typeAnnotation as Node);
    }
    default:
      throw new Error(`${node.type} is no event.`);
  }
}

function eventsOf(file: File, node: Node): TakenEvent[] {
  if (node.type === 'TSUnionType') return nodes(node.types).flatMap((one) => eventsOf(file, one));
  const alias = node.type === 'TSTypeReference' ? declared.get(textOf(node.typeName)) : undefined;
  if (alias?.node.type === 'TSTypeAliasDeclaration' && isNode(alias.node.typeAnnotation)) {
    const events = eventsOf(alias.file, alias.node.typeAnnotation);
    if (events.length > 0) return events;
  }
  const fields = fieldsOf(file, node);
  const name = /'([^']+)'/.exec(fields.get('type') ?? '')?.[1];
  if (name === undefined) return [];
  const says = docBefore(file, node.start) || (alias ? docBefore(alias.file, alias.start) : '');
  return [{ name, fields: [...fields].filter(([key]) => key !== 'type').map(([, text]) => text), says }];
}

/** Returns the value of a property of an object literal. */
const propertyOf = (object: Node, name: string): Node | undefined =>
  nodes(object.properties).find(({ key }) => isNode(key) && textOf(key) === name)?.value as Node | undefined;

function portsOf(file: File, actors: Node | undefined): Port[] {
  return nodes(actors?.properties).map((property) => {
    const value = property.value as Node;
    const says = docBefore(file, property.start);
    const name = textOf(property.key);
    if (value.type !== 'CallExpression') return { name, input: '', output: file.text.slice(value.start, value.end), kind: 'machine', says };
    const kind = textOf(value.callee) === 'notProvided' ? 'request' : 'source';
    const given = nodes((value.typeArguments as Node | undefined)?.params).map(({ start, end }) => oneLine(file.text.slice(start, end)));
    return { name, input: given[1] ?? '', output: given[0] ?? '', kind, says };
  });
}

/** Returns the call of `setup` in the source of a machine. */
function setupOf(node: Node): Node {
  if (node.type === 'CallExpression' && isNode(node.callee) && textOf(node.callee) === 'setup') return nodes(node.arguments)[0] as Node;
  for (const value of Object.values(node))
    for (const child of nodes(value)) {
      const found = setupOf(child);
      if (found.type === 'ObjectExpression') return found;
    }
  return { type: 'none', start: 0, end: 0 };
}

/** Reads what the source says of the machine that is exported by this name. */
export function readMachine(name: string): MachineSource {
  const { file, node, start } = declared.get(name) as Declared;
  const given = setupOf(node);
  const types = propertyOf(given, 'types') as Node;
  const typeOf = (key: string) => (propertyOf(types, key)?.typeAnnotation as Node | undefined) ?? undefined;
  const events = typeOf('events');
  const named = ['input', 'context', 'emitted', 'output'].flatMap((key) => {
    const type = typeOf(key);
    const found = type?.type === 'TSTypeReference' ? declared.get(textOf(type.typeName)) : undefined;
    return found ? [found] : [];
  });
  return {
    name,
    says: docBefore(file, start),
    ports: portsOf(file, propertyOf(given, 'actors')),
    events: events ? eventsOf(file, events) : [],
    types: [...new Set(named)].map((one) => one.file.text.slice(one.start, one.node.end)),
  };
}
