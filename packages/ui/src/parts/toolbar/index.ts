export { Toolbar, ToolbarGroup, type ToolbarProps, ToolbarSeparator, ToolbarSpacer } from './Toolbar.tsx';
export { type ToolbarAction, ToolbarActions, type ToolbarActionsProps } from './ToolbarActions.tsx';
export { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
