export { SlideCaptcha, type SlideCaptchaProps, type SlidePicture } from './SlideCaptcha.tsx';
