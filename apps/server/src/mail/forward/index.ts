export { forwardedBytes } from './forwardedBytes.ts';
export { planForwards } from './planForwards.ts';
