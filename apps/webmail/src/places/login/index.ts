export { LoginAgain } from './LoginAgain.tsx';
export { loadLogin } from './parts.ts';
export { rememberedName } from './rememberedName.ts';
