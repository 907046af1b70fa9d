import type { UiStrings } from '../../foundation/strings/index.ts';
import type { ContactSource } from '../../mail/contact-picker/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import type { DataGridColumn } from '../../parts/data-grid/index.ts';
import type { BookContact } from './contacts.ts';
import * as styles from './People.css.ts';

type Words = UiStrings['addressBook'];
type Column = DataGridColumn<BookContact>;

/** The columns of a book. On phones there is one, with the address or the company below the name. */
export function bookColumns(source: ContactSource, words: Words, isNarrow: boolean): readonly Column[] {
  const sorted = { allowsSorting: true } as const;
  const name: Column = { id: 'name', name: words.columns.name, cell: (row) => <Person {...row} words={words} />, minWidth: 150, ...sorted };
  if (isNarrow) return [name];
  const mobile: Column = {
    id: 'mobile',
    name: words.columns.mobile,
    cell: (row) => row.mobile || '—',
    width: 140,
    showsFrom: 'medium',
    ...sorted,
  };
  const address: Column = { id: 'address', name: words.columns.address, cell: (row) => row.address, minWidth: 170, ...sorted };
  const text = (id: 'position' | 'company' | 'jobNumber', width: number): Column => ({
    id,
    name: words.columns[id],
    cell: (row) => row[id] ?? '',
    width,
    showsFrom: 'medium',
  });
  if (source !== 'pab')
    return [{ ...name, width: 176 }, { ...text('position', 130) }, address, mobile, { ...text('jobNumber', 92), showsFrom: 'wide' }];
  const groups: Column = {
    id: 'groups',
    name: words.columns.groups,
    width: 150,
    showsFrom: 'wide',
    cell: ({ groups: names = [] }) => (names.length === 0 ? words.noGroup : names.map((one) => <Tag key={one} text={one} />)),
  };
  return [{ ...name, width: 220 }, address, mobile, { ...text('company', 160), showsFrom: 'wide' }, groups];
}

const Tag = ({ text }: { text: string }) => (
  <span className={styles.tag} title={text}>
    {text}
  </span>
);

function Person({ name, address, company, imageUrl, isAutomatic, words }: BookContact & { words: Words }) {
  return (
    <span className={styles.person}>
      <Avatar name={name || address} imageUrl={imageUrl} size="small" />
      <span className={styles.personTexts}>
        <span className={styles.personName}>
          <bdi>{name || address}</bdi> {isAutomatic && <Tag text={words.automatic} />}
        </span>
        <span className={styles.personDetail}>{company || address}</span>
      </span>
    </span>
  );
}
