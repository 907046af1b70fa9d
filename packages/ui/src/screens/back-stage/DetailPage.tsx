import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon/index.ts';
import { Panel } from '../../parts/app-shell/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Link } from '../../parts/link/index.ts';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './BackStagePage.css.ts';

export interface DetailPageProps {
  /** The way back to the list. */
  back: { label: string; href: string };
  /** Name of the record: the level-1 heading. */
  name: string;
  /** State beside the name, such as a `StatusWord`. */
  state?: ReactNode;
  /** Facts in one line below the name. */
  about: readonly string[];
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  tabsLabel: string;
  tabs: readonly { id: string; title: string; count?: number | undefined; content: ReactNode }[];
  currentTab: string;
  onTabChange: (id: string) => void;
}

/** The page of one record of the administration, with its tabs. */
export function DetailPage({ back, name, state, about, actions, tabsLabel, tabs, currentTab, onTabChange }: DetailPageProps) {
  return (
    <Panel>
      <div className={styles.head}>
        <Link href={back.href} tone="neutral" aria-label={back.label}>
          <Icon name="arrow_left" />
        </Link>
        <div className={styles.who}>
          <Avatar name={name} size="large" />
          <div className={styles.whoWords}>
            <div className={styles.nameLine}>
              <h1 className={styles.title}>{name}</h1>
              {state}
            </div>
            <div className={styles.about}>
              {about
                .filter((fact) => fact !== '')
                .map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
            </div>
          </div>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <Tabs className={styles.tabs} selectedKey={currentTab} onSelectionChange={(id) => onTabChange(String(id))}>
        <TabList label={tabsLabel} tabs={tabs.map(({ id, title, count }) => ({ id, title, count }))} />
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} padding="none" className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </Panel>
  );
}
