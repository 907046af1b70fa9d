import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { readParts } from '../packages/ui/scripts/entries.ts';
import { makeCopyable, readEntries } from './copyable.ts';

type Enricher = (csf: CsfFile, csfSource: CsfFile) => Promise<void>;

const library = path.resolve(import.meta.dirname, '../packages/ui');
const entries = readEntries(Object.fromEntries(readParts().map(({ index }) => [index, readFileSync(path.join(library, index), 'utf8')])));

/** Rewrites every string that is the property `code` of an object in these statements. */
function rewriteCode(node: unknown, rewrite: (code: string) => string): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, key, value } = node as { type?: string; key?: { name?: string }; value?: { type?: string; value?: string } };
  if (type === 'ObjectProperty' && key?.name === 'code' && value?.type === 'StringLiteral') value.value = rewrite(value.value ?? '');
  else for (const child of Object.values(node)) rewriteCode(child, rewrite);
}

/** Makes the code that Storybook adds to each story ready to paste into an app. */
export const enrichCode: Exclude<StorybookConfig['experimental_enrichCsf'], undefined> = async (enrich) => async (csf, csfSource) => {
  const { body } = csf._ast.program;
  const before = body.length;
  await (enrich as Enricher | undefined)?.(csf, csfSource);
  const component = String(csfSource._meta?.component ?? '');
  rewriteCode(body.slice(before), (code) => makeCopyable(code, entries.get(component)?.[0] ?? '', entries));
};
