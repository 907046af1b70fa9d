import { type LoginCaptchaProps, loadCaptchaParts, LoginCaptcha as SharedCaptcha } from '@jinshu/app/captcha';
import { allWords } from '../../core/language/index.ts';

const parts = loadCaptchaParts(() => allWords());

/** Captcha of the login card. */
export const LoginCaptcha = (props: LoginCaptchaProps) => <SharedCaptcha {...props} parts={parts} />;
