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

/** Orientation of the tabs. React Aria's own context isn't available where it collects the tabs. */
export const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

export type TabsProps = Omit<AriaTabsProps, 'style'>;

/**
 * Several views of one thing, shown one at a time. For open messages use `MailTabs`.
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

/** Content of a tab. It is mounted only while its tab is selected; `shouldForceMount` keeps it mounted but hidden. */
export function TabPanel({ padding = 'regular', className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} data-padding={padding} className={composeRenderProps(className, (own) => clsx(styles.panel, own))} />;
}
