export { isForward, noteForwards } from './noteForwards.ts';
