import { type ReactNode, Suspense, use, useState } from 'react';
import type { MenuProps as AriaMenuProps, PopoverProps, SubmenuTriggerProps } from 'react-aria-components';
import { lazyPart } from '../../foundation/lazy/lazyPart.ts';
import { MenuPartsContext, MenuTriggerContext, type OpenTrigger, useMenuParts } from './MenuTrigger.tsx';

export interface MenuProps<T> extends Omit<AriaMenuProps<T>, 'style'> {
  /**
   * Position of the menu relative to its trigger.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'] | undefined;
  /**
   * Distance from the trigger, in pixels.
   * @default 4
   */
  offset?: number | undefined;
}

const LazyMenu = lazyPart(async () => (await import('./MenuParts.tsx')).RootMenu<object>);

/** Loads the code of an open menu, so that the first menu opens immediately. Call it while the page is idle. */
export const preloadMenu = (): Promise<unknown> => LazyMenu.preload();

/**
 * A list of actions, or of choices that act at once. Opened by the control beside it in a `MenuTrigger`,
 * or by the item beside it in a `SubmenuTrigger`.
 *
 * @example
 * <MenuTrigger><Button>More</Button><Menu onAction={run}><MenuItem id="print">Print</MenuItem></Menu></MenuTrigger>
 */
export function Menu<T extends object>(props: MenuProps<T>) {
  const parts = use(MenuPartsContext);
  const trigger = use(MenuTriggerContext);
  if (trigger) return <TriggeredMenu {...props} trigger={trigger} />;
  return parts && <parts.Menu {...props} />;
}

/** Is not there until it is opened, and stays from then on, for the way it goes. */
function TriggeredMenu<T extends object>({ trigger, ...props }: MenuProps<T> & { trigger: OpenTrigger }) {
  const [wasOpened, setOpened] = useState(trigger.isOpen);
  if (trigger.isOpen && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <LazyMenu {...(props as MenuProps<object>)} trigger={trigger} />
      </Suspense>
    )
  );
}

/** In a `MenuTrigger`, in place of its `Menu`: makes that when it is opened, so that it may load then. */
export function LateMenu({ children }: { children: () => ReactNode }) {
  const trigger = use(MenuTriggerContext);
  const [wasOpened, setOpened] = useState(false);
  if (trigger?.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <Suspense>{children()}</Suspense>;
}

/** Ties a `Menu` to the item before it. */
export function SubmenuTrigger(props: SubmenuTriggerProps) {
  const parts = useMenuParts();
  return <parts.SubmenuTrigger {...props} />;
}
