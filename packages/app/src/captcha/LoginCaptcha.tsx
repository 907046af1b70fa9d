import type { Captcha } from '@jinshu/api';
import { lazy, Suspense } from 'react';
import type { CaptchaSolution } from './useCaptcha.ts';

const SlideCaptcha = lazy(async () => ({ default: (await import('@jinshu/ui/slide-captcha')).SlideCaptcha }));

export type CaptchaState = 'waiting' | 'checking' | 'halfway' | 'passed' | 'failed';

/** Returns the parts whose words are not part of the first load. Call it once. */
export const loadCaptchaParts = (allWords: () => Promise<void>) => ({
  ClickCaptcha: lazy(async () => {
    const [part] = await Promise.all([import('@jinshu/ui/click-captcha'), allWords()]);
    return { default: part.ClickCaptcha };
  }),
  TextCaptcha: lazy(async () => {
    const [part] = await Promise.all([import('@jinshu/ui/text-captcha'), allWords()]);
    return { default: part.TextCaptcha };
  }),
});

export interface LoginCaptchaProps {
  captcha: Captcha;
  state: CaptchaState;
  onSubmit: (solution: CaptchaSolution) => void;
  onRefresh: () => void;
}

/** Captcha of a login card. The code of its kind is loaded when the server asks for one. */
export function LoginCaptcha(props: LoginCaptchaProps & { parts: ReturnType<typeof loadCaptchaParts> }) {
  return (
    <Suspense>
      <CaptchaOfKind {...props} />
    </Suspense>
  );
}

function CaptchaOfKind({ captcha, onSubmit, parts, ...props }: Parameters<typeof LoginCaptcha>[0]) {
  const { kind, picture, width, height, piece, top = 0, words = [], length } = captcha;
  const image = { picture, width, height };
  switch (kind) {
    case 'slide':
      return (
        piece !== undefined && <SlideCaptcha {...image} piece={piece} top={top} onSubmit={(offset) => onSubmit({ offset })} {...props} />
      );
    case 'click':
      return <parts.ClickCaptcha {...image} words={words} onSubmit={(points) => onSubmit({ points })} {...props} />;
    default:
      return <parts.TextCaptcha {...image} kind={kind} length={length} onSubmit={(text) => onSubmit({ text })} {...props} />;
  }
}
