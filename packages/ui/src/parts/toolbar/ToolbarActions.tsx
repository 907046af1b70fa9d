import { clsx } from 'clsx';
import { Fragment, type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { IconName } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger, SubmenuTrigger } from '../menu/index.ts';
import { ToolbarSeparator } from './Toolbar.tsx';
import * as styles from './ToolbarActions.css.ts';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
import { useFittingCount } from './useFittingCount.ts';

/** One action of `ToolbarActions`: a button while there is room, an item of the menu *More* when there is none. */
export interface ToolbarAction extends Pick<ToolbarButtonProps, 'shortcut' | 'dropsLabel'> {
  id: string;
  label: string;
  icon: IconName | ReactElement;
  /** Called when the user presses the action. Omit it if the action opens a menu. */
  onPress?: (() => void) | undefined;
  /** `MenuItem`s: the button opens them as a menu, the item of *More* as a submenu. */
  menu?: ReactNode;
  /** Called with the key of the selected item in `menu`. */
  onAction?: ((key: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  /** Draws a line before it. @default false */
  startsGroup?: boolean | undefined;
}

export interface ToolbarActionsProps {
  /** In the order in which they give up their place: the last goes first. */
  actions: readonly ToolbarAction[];
  /** End of the row where the actions are. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

const gap = 2;

/**
 * Actions that use the available width of a toolbar. Those that don't fit move to a menu at the end.
 *
 * @example
 * <Toolbar label="Reading actions"><ToolbarActions actions={[{ id: 'reply', icon: 'arrow_reply', label: 'Reply', onPress: reply }]}
 * /></Toolbar>
 */
export function ToolbarActions({ actions, align = 'start' }: ToolbarActionsProps) {
  const strings = useStrings().toolbar;
  const rowRef = useRef<HTMLDivElement>(null);
  const count = useFittingCount(
    rowRef,
    actions.map(({ id }) => id),
    gap,
  );
  useKeptFocus(rowRef, count);
  const isWhole = count === actions.length;
  const rest = actions.slice(count);
  return (
    <div ref={rowRef} className={clsx(styles.row, align === 'end' && styles.atEnd)}>
      {actions.map((action, index) => (
        <div key={action.id} className={styles.item} inert={index >= count} data-hidden={index >= count || undefined}>
          {action.startsGroup && index > 0 && <ToolbarSeparator />}
          <ActionButton action={action} />
        </div>
      ))}
      <div className={styles.item} inert={isWhole} data-hidden={isWhole || undefined}>
        <MenuTrigger>
          <ToolbarButton icon="more_horizontal" label={strings.more} dropsLabel="always" />
          <Menu placement="bottom end">
            {rest.map((action, index) => (
              <Fragment key={action.id}>
                {action.startsGroup && index > 0 && <MenuSeparator />}
                <ActionItem action={action} />
              </Fragment>
            ))}
          </Menu>
        </MenuTrigger>
      </div>
    </div>
  );
}

function ActionButton({ action }: { action: ToolbarAction }) {
  const { menu, onPress, onAction, tone, icon, label, shortcut, dropsLabel, isDisabled, isPending } = action;
  const props = { tone, icon, label, shortcut, dropsLabel, isDisabled: isDisabled ?? false, isPending: isPending ?? false };
  if (menu === undefined) return <ToolbarButton {...props} onPress={() => onPress?.()} />;
  return (
    <MenuTrigger>
      <ToolbarButton {...props} hasMenu />
      <Menu onAction={(key) => onAction?.(String(key))}>{menu}</Menu>
    </MenuTrigger>
  );
}

function ActionItem({ action }: { action: ToolbarAction }) {
  const { id, menu, onPress, onAction, label, icon, shortcut, tone, isDisabled, isPending } = action;
  const props = { id, icon, shortcut, tone, textValue: label, isDisabled: Boolean(isDisabled || isPending) };
  if (menu === undefined)
    return (
      <MenuItem {...props} onAction={() => onPress?.()}>
        {label}
      </MenuItem>
    );
  return (
    <SubmenuTrigger>
      <MenuItem {...props}>{label}</MenuItem>
      <Menu onAction={(key) => onAction?.(String(key))}>{menu}</Menu>
    </SubmenuTrigger>
  );
}

/** A button that goes into the menu while it has the focus hands it to the button of the menu. */
function useKeptFocus(rowRef: RefObject<HTMLDivElement | null>, count: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another count takes a button away
  useLayoutEffect(() => {
    const hidden = document.activeElement?.closest('[data-hidden]');
    if (hidden && rowRef.current?.contains(hidden)) rowRef.current.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  }, [rowRef, count]);
}
