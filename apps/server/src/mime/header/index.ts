export { oneLine } from './headerText.ts';
