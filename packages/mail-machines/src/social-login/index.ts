export { type SocialLoginContext, type SocialLoginEvent, type SocialLoginInput, socialLoginMachine } from './socialLoginMachine.ts';
