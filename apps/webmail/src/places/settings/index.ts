export { ForcedPassword } from './password/ForcedPassword.tsx';
export { ForcedFactor } from './two-factor/ForcedFactor.tsx';
