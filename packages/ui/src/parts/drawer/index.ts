export { Drawer, type DrawerProps, DrawerTrigger } from './Drawer.tsx';
