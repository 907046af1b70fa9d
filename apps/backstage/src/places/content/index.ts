export { ContentScreen } from './ContentScreen.tsx';
