export { TextCaptcha, type TextCaptchaPicture, type TextCaptchaProps } from './TextCaptcha.tsx';
