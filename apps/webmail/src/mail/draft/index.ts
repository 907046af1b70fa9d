export { useLogOut } from './useLogOut.ts';
