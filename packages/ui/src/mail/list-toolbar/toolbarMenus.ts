// What the menus of the toolbar hold, in one file: none of it is there until one is opened.
export { MarkAsMenu } from './MarkAsMenu.tsx';
export { ChoiceMenu, OptionsMenu } from './OptionsMenu.tsx';
export { SelectItems } from './SelectItems.tsx';
