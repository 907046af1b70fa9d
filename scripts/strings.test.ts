/// <reference types="vite/client" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strings } from '../apps/webmail/scripts/stringsPlugin.ts';

const root = join(import.meta.dirname, '..');
const languages = ['zh-hans', 'zh-tw', 'en'] as const;
type Language = (typeof languages)[number];

/** Folders with strings: those of the apps, and those they share. */
const places = ['apps/webmail/locales', 'apps/backstage/locales', 'packages/app/locales'].map((folder) => join(root, folder));
const slices = (language: Language) => places.flatMap((place) => readdirSync(join(place, language))).sort();
const wordsOf = (language: Language, file: string) => {
  const place = places.find((folder) => existsSync(join(folder, language, file))) ?? '';
  return JSON.parse(readFileSync(join(place, language, file), 'utf8')) as Record<string, string>;
};
const allWords = (language: Language) => slices(language).flatMap((file) => Object.entries(wordsOf(language, file)));

const declared = import.meta.glob<Record<string, Record<string, { id: string }>>>(
  ['../apps/webmail/src/**/*.strings.ts', '../apps/backstage/src/**/*.strings.ts', '../packages/app/src/**/*.strings.ts'],
  { eager: true },
);
/** The ids that the code asks for, by the file of their slice. */
const idsOf = new Map(
  Object.entries(declared).map(([path, module]) => [
    /([\w-]+)\.strings\.ts$/.exec(path)?.[1] ?? path,
    Object.values(module).flatMap((words) => Object.values(words).map(({ id }) => id)),
  ]),
);

/** A part of a parsed string: its type, the argument it stands for, and what it chooses between. */
interface Part {
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
  children?: Part[];
}
const literal = 0;
const pound = 7;

/** The strings of a language as the page gets them. */
function parsed(language: Language): Record<string, Part[]> {
  const { load } = strings() as unknown as { load: (this: { addWatchFile: () => void }, id: string) => { code: string } };
  const read = (part: string) =>
    JSON.parse(load.call({ addWatchFile: () => undefined }, `\0virtual:strings/${part}/${language}`).code.replace('export default ', ''));
  return { ...read('first'), ...read('more') };
}

/** The arguments of a string with their types, each once, wherever they stand. */
function argumentsOf(parts: readonly Part[]): string[] {
  const found = parts.flatMap((part) => [
    ...(part.type === literal || part.type === pound ? [] : [`${part.value}:${part.type}`]),
    ...Object.values(part.options ?? {}).flatMap(({ value }) => argumentsOf(value)),
    ...argumentsOf(part.children ?? []),
  ]);
  return [...new Set(found)].sort();
}

describe('I18-02 the strings of the app', () => {
  it.each(languages)('%s has a file for each slice, and no other', (language) =>
    expect(slices(language)).toEqual([...idsOf.keys()].map((slice) => `${slice}.json`).sort()),
  );

  it.each(languages)('%s has every id that the code asks for, in the order of the code, and no other', (language) => {
    for (const [slice, ids] of idsOf)
      expect([slice, Object.keys(wordsOf(language, `${slice}.json`)).sort()]).toEqual([slice, ids.toSorted()]);
  });

  it('each id is its slice and its key, with the group between them where a slice has several', () => {
    for (const [path, module] of Object.entries(declared)) {
      const slice = /([\w-]+)\.strings\.ts$/.exec(path)?.[1];
      for (const words of Object.values(module))
        for (const [key, { id }] of Object.entries(words)) expect(id).toMatch(new RegExp(`^${slice}\\.(\\w+\\.)?${key}$`));
    }
  });

  it.each(languages)('%s has no empty text, and none with a blank at its ends', (language) =>
    expect(allWords(language).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]),
  );

  it('the arguments are the same in every language, and of the same kind', () => {
    const [first, ...others] = languages.map((language) =>
      Object.fromEntries(Object.entries(parsed(language)).map(([id, parts]) => [id, argumentsOf(parts)])),
    );
    const plain = (args: Record<string, string[]> | undefined) =>
      // One language counts where another only names the number.
      Object.entries(args ?? {}).map(([id, list]) => [id, list.map((argument) => argument.replace(/:(1|2|6)$/, ''))]);
    for (const other of others) expect(plain(other).sort()).toEqual(plain(first).sort());
  });
});

/** The rows of the table below a heading of the glossary. */
function table(heading: string): string[][] {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const lines = glossary.slice(glossary.indexOf(heading)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows = lines.slice(first + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** A cell without its remark, as single words. */
const wordsIn = (cell: string) =>
  cell
    .replace(/\(.*?\)/g, '')
    .split('、')
    .map((word) => word.trim());

const pairs = table('## Mainland words that must not appear in zh-tw').flatMap((row) =>
  [0, 2, 4].flatMap((column) =>
    wordsIn(row[column] ?? '').map((not, index) => ({ not, but: wordsIn(row[column + 1] ?? '')[index] ?? row[column + 1] ?? '' })),
  ),
);
/** Words of Taiwan that hold a mainland word. */
const rightlyThere = ['佈景主題', '用戶端', '在線上'];

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
const uiFiles = (language: Language) => [
  `packages/ui/src/foundation/strings/first/${language}.ts`,
  `packages/ui/src/foundation/strings/home/${language}.ts`,
  `packages/ui/src/foundation/strings/${language}.ts`,
];
const helpFolders = { 'zh-hans': 'zh_hans', 'zh-tw': 'zh_hant', en: 'en' } as const;
const helpFile = (language: Language) => `apps/webmail/public/help/${helpFolders[language]}/index.html`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The lines of a file, without the names that the other languages have in themselves. */
const linesOf = (file: string) =>
  withoutComments(read(file))
    .replace(/简体中文|繁體中文/g, '')
    .split('\n')
    .map((line, index): [string, string] => [`${file}:${index + 1}`, line]);
const textsIn = (language: Language): [string, string][] => [
  ...allWords(language),
  ...[...uiFiles(language), helpFile(language)].flatMap(linesOf),
];

describe('I18-06 the help', () => {
  const found = (language: Language, pattern: RegExp) => [...read(helpFile(language)).matchAll(pattern)].map(([, text = '']) => text);

  it('has the same parts in every language, and says which one it speaks', () => {
    const [first, ...others] = languages.map((language) => found(language, /(<li>|<h2 id="\w+">|href="#\w+")/g));
    expect(first?.length).toBeGreaterThan(40);
    for (const other of others) expect(other).toEqual(first);
    expect(languages.map((language) => found(language, /<html lang="([\w-]+)"/g))).toEqual([['zh-CN'], ['zh-TW'], ['en']]);
  });

  it.each(languages)('%s calls everything by the name that stands on the screen', (language) => {
    const words = [...allWords(language).map(([, text]) => `'${text}'`), ...uiFiles(language).map(read)].join('\n');
    expect(found(language, /<strong>(.*?)<\/strong>/g).filter((name) => !words.includes(`'${name}'`))).toEqual([]);
  });
});

describe('the Chinese of the interface', () => {
  it('the glossary names the words', () => expect(pairs.length).toBeGreaterThan(40));

  it('zh-tw holds no mainland word', () => {
    const longestFirst = pairs.toSorted((a, b) => b.not.length - a.not.length);
    const faults = textsIn('zh-tw').flatMap(([place, text]) => {
      const left = rightlyThere.reduce((rest, word) => rest.replaceAll(word, ''), text);
      const fault = longestFirst.find(({ not }) => left.includes(not));
      return fault ? [`${place}: ${fault.not}, not ${fault.but}: ${text.trim()}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('zh-hans holds no Taiwan word in simplified characters', () => {
    const faults = textsIn('zh-hans').filter(([, text]) => /登入|预设|资料夹|储存|信箱|主旨|档案|伺服器|帐号|登陆|其它/.test(text));
    expect(faults).toEqual([]);
  });

  it('zh-hans holds no traditional character', () => {
    const traditional =
      /[郵資夾發轉傳錄帳號賬設預儲檢視級進階導匯訊簡頻聯繫絡曆螢鏈連結網務軟體標籤頁選單線檔題閱戶雲車東個們這裡無經過將開關顯時間來說請請還與為應當對]/;
    expect(textsIn('zh-hans').filter(([, text]) => traditional.test(text))).toEqual([]);
  });

  it('zh-tw holds no simplified character', () => {
    const simplified =
      /[邮资夹发转传录帐号账设预储检视级进阶导汇讯简频联系络历荧链连结网务软体标签页选单线档题阅户云个们这无经过将开关显时间来说请还与为应当对]/;
    // Some of them are characters of their own in traditional text too.
    const both = /[系夹体云于]/g;
    expect(textsIn('zh-tw').filter(([, text]) => simplified.test(text.replace(both, '')))).toEqual([]);
  });
});

/** The sources that a user may see words of: all but tests, stories and what only they use. */
function sources(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|stories|strings|tokens)\.tsx?$|^(foundation\/)?(testing|strings)\/|examples?\w*\.ts/i.test(file),
    )
    .map((file) => [join(folder, file), withoutComments(readFileSync(join(root, folder, file), 'utf8'))]);
}

/** Text between tags that begins like a word of English. */
const betweenTags = (source: string) =>
  [...source.matchAll(/(?<![=\s?<])>([^<>{}=;()&|]*\p{Lu}\p{Ll}[^<>{}=;()&|]*)<\//gu)].map(([, text]) => text?.trim());
/** Attributes with words that are read, or read out. */
const inAttributes = (source: string) =>
  [
    ...source.matchAll(
      /\s(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|description)="([^"]*\p{L}[^"]*)"/gu,
    ),
  ].map(([attribute]) => attribute.trim());

describe('no word stands in the code', () => {
  // Files without translatable text: recordings of input methods, a Storybook page, names of emoji and stationery in all three languages,
  // and days and solar terms of the Chinese calendar, which have no other names.
  const noWords =
    /^packages\/ui\/src\/\w+\/(input-method-kit\/|skin-certificate\/|emoji-picker\/emojiData|stationery\/designs|calendar-grid\/(lunarDay|solarTerm)\.)/;
  const all = ['apps/webmail/src', 'apps/backstage/src', 'packages/app/src', 'packages/ui/src']
    .flatMap(sources)
    .filter(([file]) => !noWords.test(file));
  const inMarkup = all.filter(([file]) => file.endsWith('.tsx'));
  const faults = (found: (source: string) => unknown[], from: [string, string][]) =>
    from.flatMap(([file, source]) => found(source).map((fault) => `${file}: ${fault}`));

  it('in Chinese', () => {
    const allowed: Record<string, RegExp> = {
      // Each language bears its own name wherever languages are chosen.
      'packages/app/src/language/languages.ts': /简体中文|繁體中文/g,
      // These read Chinese, and show none.
      'packages/ui/src/parts/rich-text-editor/pasteHtml.ts': /一二三四五六七八九十/,
      'packages/ui/src/foundation/text/formatDate.ts': /\[上下\]午/,
      'apps/webmail/src/places/settings/filter/ruleDraft.ts': /答复\|回复\|回覆\|答覆\|转发\|轉寄\|轉發/,
    };
    const withHan = all.flatMap(([file, source]) =>
      source
        .replace(allowed[file] ?? /(?!)/, '')
        .split('\n')
        .filter((line) => /\p{Script=Han}/u.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(withHan).toEqual([]);
  });

  it('between tags', () => {
    expect(betweenTags('<p>Not translated</p> <b>{words}</b> <T,>(a: A<Bc>) => <i>\n  Nor this\n</i>')).toEqual([
      'Not translated',
      'Nor this',
    ]);
    // The name of a key is what is printed on it.
    expect(faults(betweenTags, inMarkup).filter((fault) => !fault.endsWith(': Ctrl'))).toEqual([]);
  });

  it('in attributes that are read or read out', () => {
    expect(inAttributes('<a title="Close" aria-label={words.close} label="关闭" href="Close">')).toEqual(['title="Close"', 'label="关闭"']);
    expect(faults(inAttributes, inMarkup).filter((fault) => !fault.endsWith('placeholder="https://"'))).toEqual([]);
  });
});
