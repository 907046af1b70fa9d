import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './ReviewList.css.ts';

/** Open message in the review. */
export interface ReviewTab {
  id: string;
  subject: string;
  /** A `ReviewReader`. */
  content: ReactNode;
}

/** Props of {@link ReviewTabs}. */
export interface ReviewTabsProps {
  /** A `ReviewList`. */
  list: ReactNode;
  /** Number of waiting messages. */
  waitCount?: number | undefined;
  /** Open messages, in the order they were opened. */
  mails: readonly ReviewTab[];
  /** The mail that shows; `null` for the list. */
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onClose: (id: string) => void;
}

const LIST = 'list';
const tabId = (id: string) => `mail-${id}`;

/** Tabs of the review: the list first, then one closable tab for each open message. */
export function ReviewTabs({ list, waitCount, mails, selectedId, onSelect, onClose }: ReviewTabsProps) {
  const words = useStrings().review;
  const idOf = (key: string) => mails.find(({ id }) => tabId(id) === key)?.id ?? null;
  return (
    <Tabs
      className={styles.tabs}
      selectedKey={selectedId === null ? LIST : tabId(selectedId)}
      onSelectionChange={(key) => onSelect(idOf(String(key)))}
    >
      <TabList
        label={words.name}
        tabs={[
          { id: LIST, title: words.list, ...(waitCount !== undefined && { count: waitCount }) },
          ...mails.map(({ id, subject }) => ({ id: tabId(id), title: subject || words.noSubject, isClosable: true })),
        ]}
        onClose={(key) => {
          const id = idOf(key);
          if (id !== null) onClose(id);
        }}
      />
      {/* The list keeps what is chosen in it, and where it was scrolled to. */}
      <TabPanel id={LIST} padding="none" shouldForceMount className={styles.tabPanel}>
        {list}
      </TabPanel>
      {mails.map(({ id, content }) => (
        <TabPanel key={id} id={tabId(id)} padding="none" className={styles.tabPanel}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
