import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './partSizes.ts';

const ui = path.resolve(import.meta.dirname, '../../packages/ui');
const page = path.resolve(import.meta.dirname, '../../.storybook/docs/sizes.mdx');
const from = (file: string) => JSON.stringify(path.join(ui, 'dist', file));
const part = (name: string, folder: string) => `export { ${name} } from ${from(`${folder}/styled.js`)};`;

/** Whether an app of React Aria has a module already. */
const isShared = (id: string) => /^(react(-dom)?|react-aria(-components)?|react-stately|@react-aria|@internationalized)(\/|$)/.test(id);

/** Rows of the table in the guide, each with the modules that are loaded for it. */
export const sizeRows: Readonly<Record<string, string>> = {
  'A page with one Button, in English': `${part('Button', 'button')}${part('UiProvider', 'provider')}export { enFirst } from ${from('strings/first/en.js')};`,
  Button: part('Button', 'button'),
  Icon: part('Icon', 'icon'),
  Select: part('Select, SelectItem', 'select'),
  Dialog: part('Dialog', 'dialog'),
  Menu: part('MenuTrigger, Menu, MenuItem', 'menu'),
  DatePicker: part('DatePicker', 'date-picker'),
  DataGrid: part('DataGrid', 'data-grid'),
  MessageList: part('MessageList, groupByDay', 'message-list'),
  MessageBody: part('MessageBody', 'message-body'),
  SplitView: part('SplitView', 'split-view'),
  RecipientField: part('RecipientField', 'recipient-field'),
  ComposeForm: part('ComposeForm', 'compose-form'),
  RichTextEditor: part('RichTextEditor', 'rich-text-editor'),
  CalendarMonth: part('CalendarMonth', 'calendar-grid'),
  deriveSkin: part('deriveSkin', 'derive-skin'),
  'Strings of the first screen, English': `export { enFirst } from ${from('strings/first/en.js')};`,
  'All strings, English': `export { en } from ${from('strings/en.js')};`,
  'All strings, Simplified Chinese': `export { zhHans } from ${from('strings/zh-hans.js')};`,
  'All strings, Traditional Chinese': `export { zhTw } from ${from('strings/zh-tw.js')};`,
  'A skin (Classic Blue)': `import ${from('skins/jingdianlan.css')};`,
};

/** Bytes after gzip, of what loads at once and of what follows when it is needed. */
export interface Size {
  javascript: number;
  css: number;
  later: number;
}

/** Measures what a module costs an app that has React and React Aria. */
export async function measureSize(code: string): Promise<Size> {
  const outputs = await bundle(code, isShared, true);
  const scripts = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])));
  const first = new Set<string>();
  const visit = (file: string) => {
    if (first.has(file) || !scripts.has(file)) return;
    first.add(file);
    for (const next of scripts.get(file)?.imports ?? []) visit(next);
  };
  for (const [file, { isEntry }] of scripts) if (isEntry) visit(file);
  const size: Size = { javascript: 0, css: 0, later: 0 };
  for (const output of outputs) {
    const isSheet = output.fileName.endsWith('.css');
    if (output.type !== 'chunk' && !isSheet) continue;
    const bytes = gzipSync(output.type === 'chunk' ? output.code : output.source).length;
    size[isSheet ? 'css' : first.has(output.fileName) ? 'javascript' : 'later'] += bytes;
  }
  // A module of sheets alone leaves an empty script.
  return size.javascript < 60 ? { ...size, javascript: 0 } : size;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** A row as the guide has it. */
export const writeRow = (name: string, { javascript, css, later }: Size) =>
  `| ${name} | ${[javascript, css, later].map((bytes) => (bytes === 0 ? '–' : kilobytes(bytes))).join(' | ')} |`;

/** Returns the sizes that the guide says, by row. */
export function readSizes(): Record<string, Size> {
  const rows = [...readFileSync(page, 'utf8').matchAll(/^\| ([^|]+?) \| ([\d.–]+) \| ([\d.–]+) \| ([\d.–]+) \|$/gm)];
  const bytes = (text = '') => (text === '–' ? 0 : Number(text) * 1024);
  return Object.fromEntries(
    rows.map(([, name = '', javascript, css, later]) => [name, { javascript: bytes(javascript), css: bytes(css), later: bytes(later) }]),
  );
}
