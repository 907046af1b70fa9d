import { randomInt } from 'node:crypto';
import type { Captcha, CaptchaAnswer } from '@jinshu/api';
import type { PolicyValues } from '../../platform/policy/index.ts';
import { type ClickPlace, drawClickCaptcha } from './drawClickCaptcha.ts';
import { drawSlideCaptcha, type SlidePicture, slideSize } from './drawSlideCaptcha.ts';
import { drawTextCaptcha } from './drawTextCaptcha.ts';
import { codeCharacters } from './glyphs.ts';

/** Maximum distance of a click from its character, in pixels of the image (LGN-15). */
export const clickRadius = 40;

/** Stored solution of a captcha. */
export type CaptchaSecret = { offset: number } | { places: ClickPlace[] } | { text: string };

type Rules = Pick<PolicyValues, 'captcha_tolerance' | 'captcha_length' | 'captcha_limit'>;

/** One kind of captcha. */
interface CaptchaKind {
  /** Number of captchas solved in a row: two where one could be guessed more than once in a thousand tries. */
  rounds: 1 | 2;
  draw(rules: Rules): Promise<{ shown: Omit<Captcha, 'id' | 'kind'>; secret: CaptchaSecret }>;
  isRight(secret: CaptchaSecret, answer: CaptchaAnswer, rules: Rules): boolean;
}

const poolSize = 6;
/** Images drawn in advance, so that the login page does not wait for one. Each is used only once. */
const pool: SlidePicture[] = [];
let drawing: Promise<void> | undefined;

async function fill(): Promise<void> {
  while (pool.length < poolSize) pool.push(await drawSlideCaptcha());
}

/** Draws images of the slide captcha in the background until the pool is full. */
export function fillCaptchaPool(): void {
  drawing ??= fill().finally(() => {
    drawing = undefined;
  });
  // Ignore the error here: drawing a captcha draws an image itself if the pool is empty, and reports the failure to its caller.
  drawing.catch(() => undefined);
}

const slide: CaptchaKind = {
  rounds: 2,
  async draw() {
    const { offset, top, picture, piece } = pool.pop() ?? (await drawSlideCaptcha());
    fillCaptchaPool();
    return { shown: { picture, piece, top, width: slideSize.width, height: slideSize.height }, secret: { offset } };
  },
  isRight: (secret, { offset }, { captcha_tolerance: tolerance }) =>
    'offset' in secret && offset !== undefined && Math.abs(secret.offset - offset) <= tolerance,
};

const click: CaptchaKind = {
  // A program that finds the four characters without reading them guesses their order once in 24 times.
  rounds: 2,
  async draw() {
    const { picture, words, places } = await drawClickCaptcha();
    return { shown: { picture, words, width: slideSize.width, height: slideSize.height }, secret: { places } };
  },
  isRight: (secret, { points }) =>
    'places' in secret &&
    points?.length === secret.places.length &&
    secret.places.every(({ x, y }, index) => {
      const point = points[index];
      return point !== undefined && Math.hypot(point.x - x, point.y - y) <= clickRadius;
    }),
};

const text: CaptchaKind = {
  rounds: 1,
  async draw({ captcha_length: length }) {
    const code = Array.from({ length }, () => codeCharacters[randomInt(codeCharacters.length)]).join('');
    return { shown: { ...(await drawTextCaptcha(code)), length }, secret: { text: code } };
  },
  isRight: (secret, answer) => 'text' in secret && answer.text?.trim().toUpperCase() === secret.text,
};

const arithmetic: CaptchaKind = {
  rounds: 2,
  async draw({ captcha_limit: limit }) {
    const [a, b] = [randomInt(1, limit + 1), randomInt(1, limit + 1)];
    return { shown: await drawTextCaptcha(`${a}+${b}=?`), secret: { text: String(a + b) } };
  },
  isRight: (secret, answer) => 'text' in secret && answer.text?.trim() === secret.text,
};

/** The kinds of captcha by their names (LGN-11). */
export const captchaKinds: Readonly<Record<Captcha['kind'], CaptchaKind>> = { slide, click, text, arithmetic };
