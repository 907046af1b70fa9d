export { Shortcut, type ShortcutProps } from './Shortcut.tsx';
export { type ShortcutEntry, type ShortcutGroup, ShortcutOverview, type ShortcutOverviewProps } from './ShortcutOverview.tsx';
