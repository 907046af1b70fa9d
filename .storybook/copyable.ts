/** Entries of the library that export each name. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/** Reads the entries from the text of their index files, by the path of the file. */
export function readEntries(indexes: Readonly<Record<string, string>>): Entries {
  const entries = new Map<string, string[]>();
  for (const [path, text] of Object.entries(indexes)) {
    const entry = path.split('/').at(-2) ?? '';
    const names = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
    for (const name of names.map((item) => item.trim().replace(/^.* as /, '')))
      if (/^[A-Za-z]\w*$/.test(name)) entries.set(name, [...(entries.get(name) ?? []), entry]);
  }
  return entries;
}

/** Removes what only stories need: grids around examples, and spies. */
const withoutHelpers = (code: string) => code.replace(/\s+className=\{layout\.\w+\}/g, '').replace(/\bfn\(\)/g, '() => {}');

/** Unwraps children that were written as one value: they come out in a fragment, some in the parentheses of that value. */
const withoutFragments = (code: string) => code.replace(/>\s*\(?\s*<>((?:(?!<\/?>)[\s\S])*)<\/>\s*\)?\s*(?=<\/\w)/g, '>$1');

/** Puts a closing tag behind the text that shares a line with its opening tag. */
const withClosedText = (code: string) => code.replace(/(>[^\n<>{}]+)\n\s*(<\/\w)/g, '$1$2');

/** Returns the imports of the library that code needs, those of the story's own entry first. */
function importsOf(code: string, own: string, entries: Entries): string {
  const wanted = new Map<string, string[]>();
  for (const [name, candidates] of entries) {
    const isUsed = new RegExp(`<${name}\\b|(?<![.\\w])${name}\\(`).test(code);
    const entry = candidates.includes(own) ? own : candidates[0];
    if (isUsed && entry) wanted.set(entry, [...(wanted.get(entry) ?? []), name]);
  }
  const hooks = [...new Set(code.match(/\buse(?:State|Ref|Effect|Memo|Callback|Id)\b(?=[(<])/g))].sort();
  const isOther = (entry: string) => Number(entry !== own);
  return [...wanted]
    .sort(([a], [b]) => isOther(a) - isOther(b) || a.localeCompare(b))
    .map(([entry, names]) => `import { ${names.sort().join(', ')} } from '@jinshu/ui/${entry}';\n`)
    .concat(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from 'react';\n`] : [])
    .join('');
}

/**
 * Turns the code of a story into code to paste into an app: with imports, without the helpers of stories.
 *
 * @param own Entry that the story belongs to.
 */
export function makeCopyable(code: string, own: string, entries: Entries): string {
  const plain = withClosedText(withoutFragments(withoutHelpers(code)));
  const imports = importsOf(plain, own, entries);
  return imports ? `${imports}\n${plain}` : plain;
}
