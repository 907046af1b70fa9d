export { Toolbar, ToolbarGroup, type ToolbarProps, ToolbarSeparator, ToolbarSpacer } from './Toolbar.tsx';
export { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
