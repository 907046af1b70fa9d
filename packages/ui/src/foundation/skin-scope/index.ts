export { SkinScope, type SkinScopeProps } from './SkinScope.tsx';
