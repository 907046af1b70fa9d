import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './ComposeOptions.css.ts';

/** The faces of the pane. */
export type ComposePaneTab = 'contacts' | 'stationery' | 'templates';

export interface ComposePaneProps {
  /** `ContactPane`. */
  contacts: ReactNode;
  /** `StationeryPicker`. */
  stationery: ReactNode;
  /** `TemplatePane`. */
  templates: ReactNode;
  /** Selected tab. Without it, the pane keeps the state itself. */
  selectedTab?: ComposePaneTab | undefined;
  onTabChange?: ((tab: ComposePaneTab) => void) | undefined;
  /** Content below contacts and templates: recently used stationery. */
  footer?: ReactNode;
  className?: string | undefined;
}

/** Pane beside a message with contacts, stationery and templates, for the `pane` of `ComposeForm`. */
export function ComposePane({ contacts, stationery, templates, selectedTab, onTabChange, footer, className }: ComposePaneProps) {
  const strings = useStrings().composePane;
  const panels: readonly [ComposePaneTab, ReactNode][] = [
    ['contacts', contacts],
    ['stationery', stationery],
    ['templates', templates],
  ];
  return (
    <div className={clsx(styles.pane, className)}>
      <Tabs
        className={styles.paneTabs}
        {...(selectedTab !== undefined && { selectedKey: selectedTab })}
        onSelectionChange={(tab) => onTabChange?.(tab as ComposePaneTab)}
      >
        <TabList label={strings.label} className={styles.paneList} tabs={panels.map(([id]) => ({ id, title: strings.tabs[id] }))} />
        {panels.map(([id, content]) => (
          <TabPanel key={id} id={id} padding="none" className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </Tabs>
      {footer !== undefined && <div className={styles.paneFoot}>{footer}</div>}
    </div>
  );
}
