export { ApprovalScreen } from './ApprovalScreen.tsx';
