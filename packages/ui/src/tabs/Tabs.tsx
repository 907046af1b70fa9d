import { clsx } from 'clsx';
import { createContext } from 'react';
import {
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  composeRenderProps,
} from 'react-aria-components';
import * as styles from './Tabs.css.ts';

/** Which way the tabs run: React Aria's own context does not reach the place where it learns what tabs there are. */
export const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

export type TabsProps = Omit<AriaTabsProps, 'style'>;

/**
 * Several faces of one thing, of which one is seen. The open mails have `MailTabs`.
 *
 * @example
 * <Tabs>
 *   <TabList label="Links" tabs={[{ id: 'common', title: 'Common' }, { id: 'rules', title: 'Rules' }]} />
 *   <TabPanel id="common">…</TabPanel>
 *   <TabPanel id="rules">…</TabPanel>
 * </Tabs>
 */
export function Tabs({ className, ...props }: TabsProps) {
  return (
    <OrientationContext value={props.orientation ?? 'horizontal'}>
      <AriaTabs {...props} className={composeRenderProps(className, (own) => clsx(styles.root, own))} />
    </OrientationContext>
  );
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, 'style'> {
  /** The id of its tab. */
  id: string;
  /** Space around the content. @default 'regular' */
  padding?: 'none' | 'regular' | undefined;
}

/** What a tab shows. It is there only while its tab is chosen; `shouldForceMount` keeps it, out of sight. */
export function TabPanel({ padding = 'regular', className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} data-padding={padding} className={composeRenderProps(className, (own) => clsx(styles.panel, own))} />;
}
