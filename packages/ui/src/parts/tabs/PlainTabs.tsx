import { clsx } from 'clsx';
import { use } from 'react';
import { TabList as AriaTabList, Tab } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import type { TabListProps } from './TabList.tsx';
import * as styles from './Tabs.css.ts';
import { OrientationContext } from './Tabs.tsx';

/** Tab list with its tabs only: no element may be between a tab and its list. */
export function PlainTabs({ label, tabs, variant = 'line' }: TabListProps) {
  const isVertical = use(OrientationContext) === 'vertical';
  return (
    <AriaTabList aria-label={label} className={styles.list}>
      {tabs.map(({ id, title, icon, count, isClosable, isDisabled }, index) => (
        <Tab
          key={id}
          id={id}
          isDisabled={isDisabled ?? false}
          data-closable={isClosable || undefined}
          className={clsx(styles.tab, styles.variant[variant])}
          style={cell(index, isVertical)}
        >
          {icon !== undefined && <Icon name={icon} />}
          <span className={styles.title} data-title={title}>
            {title}
          </span>
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Tab>
      ))}
    </AriaTabList>
  );
}

/** The place of a tab, and of its close button above it. */
export const cell = (index: number, isVertical: boolean) =>
  isVertical ? { gridRow: index + 1, gridColumn: 1 } : { gridColumn: index + 1, gridRow: 1 };
