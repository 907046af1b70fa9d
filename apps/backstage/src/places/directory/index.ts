export { DirectoryScreen } from './DirectoryScreen.tsx';
