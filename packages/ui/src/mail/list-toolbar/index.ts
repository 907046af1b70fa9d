export { ListToolbar, type ListToolbarProps, type MarkAs, preloadToolbarMenus, type ToolbarOption } from './ListToolbar.tsx';
export { MarkAsMenu, type MarkAsMenuProps } from './MarkAsMenu.tsx';
export { ChoiceMenu, type ChoiceMenuProps } from './OptionsMenu.tsx';
export { SELECTION_KINDS, type SelectionKind } from './SelectItems.tsx';
export { SelectMenu, type SelectMenuProps } from './SelectMenu.tsx';
