export { AnchoredMenu, type AnchoredMenuProps } from './AnchoredMenu.tsx';
export { LateMenu, Menu, type MenuProps, preloadMenu, SubmenuTrigger } from './Menu.tsx';
export { MenuItem, type MenuItemProps, MenuSection, type MenuSectionProps, MenuSeparator, MenuSwatch } from './MenuItem.tsx';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
