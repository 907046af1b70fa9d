import type { ReactNode } from 'react';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './BackStagePage.css.ts';
import { BackStagePage, type BackStagePageProps } from './BackStagePage.tsx';

export interface TabbedPageProps extends Omit<BackStagePageProps, 'children'> {
  /** Each with its content: most simply a `TableList`. */
  tabs: readonly { id: string; title: string; count?: number | undefined; content: ReactNode }[];
  currentTab: string;
  onTabChange: (id: string) => void;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A page of the administration with several tables, one at a time. */
export const TabbedPage = ({ tabs, currentTab, onTabChange, children, ...page }: TabbedPageProps) => (
  <BackStagePage {...page}>
    <Tabs className={styles.tabs} selectedKey={currentTab} onSelectionChange={(id) => onTabChange(String(id))}>
      <TabList label={page.title} tabs={tabs.map(({ id, title, count }) => ({ id, title, count }))} />
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} padding="none" className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
    {children}
  </BackStagePage>
);
