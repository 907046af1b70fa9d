export { ListToolbar, type ListToolbarProps, type MarkAs, MarkAsMenu, type MarkAsMenuProps, type ToolbarOption } from './ListToolbar.tsx';
export { SELECTION_KINDS, type SelectionKind, SelectMenu, type SelectMenuProps } from './SelectMenu.tsx';
