export { Menu, type MenuProps, MenuTrigger, SubmenuTrigger } from './Menu.tsx';
export { MenuItem, type MenuItemProps, MenuSection, type MenuSectionProps, MenuSeparator, MenuSwatch } from './MenuItem.tsx';
