export { SharedHead } from './SharedHead.tsx';
