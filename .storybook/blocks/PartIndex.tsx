import { SearchField } from '@jinshu/ui/search-field';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use, useState } from 'react';
import { type FoundPart, findParts, groupParts } from './findParts.ts';
import styles from './PartIndex.module.css';

/** Page or story in the index of Storybook. */
interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
}

const index: Promise<readonly Entry[]> = fetch('index.json').then(async (response) => {
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
});

const nameOf = (title: string) => title.split('/').slice(2).join(' ');

/** Pages and number of states of a part: the page of the same name comes first. */
function lookUp({ entry, guide }: FoundPart, all: readonly Entry[]) {
  const own = all.filter(({ importPath }) => importPath.includes(`/packages/ui/src/`) && importPath.split('/').at(-2) === entry);
  const isNamesake = ({ title }: Entry) => nameOf(title).toLowerCase() === entry.replaceAll('-', '');
  const pages = own.filter(({ type }) => type === 'docs').sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)));
  return {
    pages: pages.length > 0 ? pages.map(({ id, title }) => ({ id, name: nameOf(title) })) : guide ? [{ id: guide, name: entry }] : [],
    states: own.filter(({ type }) => type === 'story').length,
  };
}

function Card({ part, all }: { part: FoundPart; all: readonly Entry[] }) {
  const { pages, states } = lookUp(part, all);
  return (
    <li className={styles.card}>
      <div className={styles.names}>
        {pages.map(({ id, name }) => (
          <AnchorMdx key={id} className={styles.link} href={`?path=/docs/${id}`} target="_self">
            {name}
          </AnchorMdx>
        ))}
      </div>
      <p className={styles.purpose}>{part.purpose}</p>
      <p className={styles.facts}>
        @jinshu/ui/{part.entry}
        {states > 0 && ` · ${states} ${states === 1 ? 'state' : 'states'}`}
      </p>
    </li>
  );
}

function Parts() {
  const all = use(index);
  const [query, setQuery] = useState('');
  const found = findParts(query);
  return (
    <div className={styles.index}>
      <div className={styles.field}>
        <SearchField label="Find a component" placeholder="modal, dropdown, 下拉菜单 …" value={query} onChange={setQuery} />
        <span role="status" className={styles.count}>
          {found.length === 0 ? 'No component has this name.' : `${found.length} ${found.length === 1 ? 'component' : 'components'}`}
        </span>
      </div>
      {groupParts(found).map(({ group, parts }) => (
        <section key={group} aria-label={group} className={styles.group}>
          <h3 className={styles.title}>{group}</h3>
          <ul className={styles.list}>
            {parts.map((part) => (
              <Card key={part.entry} part={part} all={all} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** All parts of the library in their groups, with a search that also knows other names. */
export const PartIndex = () => (
  <Unstyled>
    <Suspense>
      <Parts />
    </Suspense>
  </Unstyled>
);
