export { type CaptchaState, LoginCaptcha, type LoginCaptchaProps, loadCaptchaParts } from './LoginCaptcha.tsx';
export { type CaptchaSolution, useCaptcha } from './useCaptcha.ts';
