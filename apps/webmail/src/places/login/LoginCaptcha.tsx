import type { Captcha } from '@jinshu/api';
import { lazy, Suspense } from 'react';

const SlideCaptcha = lazy(async () => ({ default: (await import('@jinshu/ui/slide-captcha')).SlideCaptcha }));

export type CaptchaState = 'waiting' | 'checking' | 'halfway' | 'passed' | 'failed';

interface LoginCaptchaProps {
  captcha: Captcha;
  state: CaptchaState;
  /** Called with the offset of the piece, in pixels of the image. */
  onSubmit: (offset: number) => void;
  onRefresh: () => void;
}

/** Captcha of the login card. Its code is loaded when the server asks for one. */
export function LoginCaptcha({ captcha, ...props }: LoginCaptchaProps) {
  const { kind, picture, piece, top = 0, width, height } = captcha;
  if (kind !== 'slide' || piece === undefined) return null;
  return (
    <Suspense>
      <SlideCaptcha picture={picture} piece={piece} top={top} width={width} height={height} {...props} />
    </Suspense>
  );
}
