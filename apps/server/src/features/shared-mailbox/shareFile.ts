import { type Language, type ShareLevel, type ShareRow, shareLevels } from '@jinshu/api';
import { normalAddress } from '../../mail/recipient/index.ts';
import type { Sharer } from './share.repository.ts';

/** Names of the levels in files of people, by language. The first row of the sample has the names of its columns. */
const words: Readonly<Record<Language, { columns: [string, string]; levels: Record<ShareLevel, string>; file: string }>> = {
  'zh-hans': {
    columns: ['地址', '级别'],
    levels: { read: '只读', write: '读写', send: '代理发送', full: '完全控制' },
    file: '共享名单样例',
  },
  'zh-tw': {
    columns: ['位址', '層級'],
    levels: { read: '唯讀', write: '讀寫', send: '代理傳送', full: '完全控制' },
    file: '共享名單範例',
  },
  en: {
    columns: ['Address', 'Level'],
    levels: { read: 'Read-only', write: 'Read and write', send: 'Send as proxy', full: 'Full control' },
    file: 'Sharing sample',
  },
};

const levelsByName = new Map<string, ShareLevel>(
  shareLevels.flatMap((level) =>
    [level, ...Object.values(words).map(({ levels }) => levels[level].toLowerCase())].map((name) => [name, level]),
  ),
);

/** Reads a level by its name in any language. */
export const levelOfName = (name: string): ShareLevel | null => levelsByName.get(name.trim().toLowerCase()) ?? null;

/** Row of a file of people, as it was written. */
export interface GivenShare {
  row: number;
  address: string;
  level: ShareLevel | null;
}

/** Returns the people in a table: address and level in each row. Empty rows and a first row of column names are left out. */
export function givenShares(rows: readonly (readonly string[])[]): GivenShare[] {
  return rows.flatMap(([address = '', level = ''], index) => {
    const isEmpty = address.trim() === '' && level.trim() === '';
    const isHead = index === 0 && !address.includes('@') && levelOfName(level) === null;
    if (isEmpty || isHead) return [];
    return { row: index + 1, address: normalAddress(address.slice(0, 320)), level: levelOfName(level) };
  });
}

/** Decides which rows give a share, and why the others don't (SHR-21). Of two rows about one person, the first counts. */
export function judgeShares(given: readonly GivenShare[], people: ReadonlyMap<string, Sharer>, mailboxId: number): ShareRow[] {
  const seen = new Set<string>();
  return given.map(({ row, address, level }) => {
    const person = people.get(address);
    const isRepeated = seen.has(address);
    seen.add(address);
    const reason = isRepeated
      ? 'repeated'
      : !person
        ? 'unknown-person'
        : person.mailboxId === mailboxId
          ? 'own-mailbox'
          : level === null
            ? 'unknown-level'
            : null;
    return { row, userName: address, name: person?.name ?? '', level, reason };
  });
}

/** Returns the rows of the sample file, and its name (SHR-22). */
export function shareSample(language: Language, domain: string): { rows: string[][]; name: string } {
  const { columns, levels, file } = words[language];
  return { rows: [columns, [`name1@${domain}`, levels.read], [`name2@${domain}`, levels.send]], name: file };
}
