export { planForwards } from './planForwards.ts';
