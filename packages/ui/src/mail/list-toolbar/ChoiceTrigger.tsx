import type { ReactNode } from 'react';
import { lazyPart } from '../../foundation/lazy/lazyPart.ts';
import { LateMenu, MenuTrigger } from '../../parts/menu/index.ts';
import { ToolbarButton } from '../../parts/toolbar/index.ts';
import type { ChoiceMenuProps } from './OptionsMenu.tsx';

/** Menu of choices, loaded when it is opened. */
export const ChoiceMenu = lazyPart(async () => (await import('./toolbarMenus.ts')).ChoiceMenu);

export interface ChoiceTriggerProps extends ChoiceMenuProps {
  icon: 'arrow_sort' | 'filter';
  menu: (() => ReactNode) | undefined;
}

/** Toolbar button with a menu of choices, which loads when it is opened. */
export function ChoiceTrigger({ icon, menu, ...props }: ChoiceTriggerProps) {
  return (
    <MenuTrigger>
      <ToolbarButton icon={icon} label={props.label} hasMenu />
      <LateMenu>{menu ?? (() => <ChoiceMenu {...props} />)}</LateMenu>
    </MenuTrigger>
  );
}
