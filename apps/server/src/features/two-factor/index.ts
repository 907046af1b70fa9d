export { mustBindFactor, refuseKind } from './requirement.ts';
