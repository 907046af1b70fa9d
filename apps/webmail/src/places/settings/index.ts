export { ForcedPassword } from './password/ForcedPassword.tsx';
