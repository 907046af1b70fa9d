export { StateScreen } from './StateScreen.tsx';
