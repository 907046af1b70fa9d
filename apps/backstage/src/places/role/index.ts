export { RoleScreen } from './RoleScreen.tsx';
