export { PolicyScreen } from './PolicyScreen.tsx';
