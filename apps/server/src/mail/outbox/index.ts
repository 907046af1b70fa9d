export { giveUp } from './giveUp.ts';
