export { DepartmentScreen } from './DepartmentScreen.tsx';
