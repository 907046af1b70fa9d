export { ClickCaptcha, type ClickCaptchaPicture, type ClickCaptchaProps, type ClickPoint } from './ClickCaptcha.tsx';
