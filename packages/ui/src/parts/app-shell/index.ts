export { useIsNarrow } from '../../foundation/theme/useIsNarrow.ts';
export { AppShell, type AppShellProps, Panel, type PanelProps } from './AppShell.tsx';
export { BarButton, type BarButtonProps, BarSeparator } from './BarButton.tsx';
export { BarLink, type BarLinkProps } from './BarLink.tsx';
export {
  AccountButton,
  type AccountButtonProps,
  Rail,
  RailButton,
  type RailButtonProps,
  type RailItem,
  RailLink,
  type RailLinkProps,
  type RailProps,
} from './Rail.tsx';
