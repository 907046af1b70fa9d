export { ComposeTab } from './parts.ts';
