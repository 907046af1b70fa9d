import type { Captcha } from '@jinshu/api';
import { lazy, Suspense } from 'react';
import { allWords } from '../../core/language/language.ts';
import type { CaptchaSolution } from './useCaptcha.ts';

const SlideCaptcha = lazy(async () => ({ default: (await import('@jinshu/ui/slide-captcha')).SlideCaptcha }));
// The words of these two are not part of the first load.
const ClickCaptcha = lazy(async () => {
  const [part] = await Promise.all([import('@jinshu/ui/click-captcha'), allWords()]);
  return { default: part.ClickCaptcha };
});
const TextCaptcha = lazy(async () => {
  const [part] = await Promise.all([import('@jinshu/ui/text-captcha'), allWords()]);
  return { default: part.TextCaptcha };
});

export type CaptchaState = 'waiting' | 'checking' | 'halfway' | 'passed' | 'failed';

interface LoginCaptchaProps {
  captcha: Captcha;
  state: CaptchaState;
  onSubmit: (solution: CaptchaSolution) => void;
  onRefresh: () => void;
}

/** Captcha of the login card. The code of its kind is loaded when the server asks for one. */
export function LoginCaptcha(props: LoginCaptchaProps) {
  return (
    <Suspense>
      <CaptchaOfKind {...props} />
    </Suspense>
  );
}

function CaptchaOfKind({ captcha, onSubmit, ...props }: LoginCaptchaProps) {
  const { kind, picture, width, height, piece, top = 0, words = [], length } = captcha;
  const image = { picture, width, height };
  switch (kind) {
    case 'slide':
      return (
        piece !== undefined && <SlideCaptcha {...image} piece={piece} top={top} onSubmit={(offset) => onSubmit({ offset })} {...props} />
      );
    case 'click':
      return <ClickCaptcha {...image} words={words} onSubmit={(points) => onSubmit({ points })} {...props} />;
    default:
      return <TextCaptcha {...image} kind={kind} length={length} onSubmit={(text) => onSubmit({ text })} {...props} />;
  }
}
