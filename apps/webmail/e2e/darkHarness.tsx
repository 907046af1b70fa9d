import { MessageBody } from '@jinshu/ui/message-body';
import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { over, readPaint, type Solid } from '../../../packages/ui/src/mail/message-body/paint.ts';
import { contrastOfHex } from '../../../packages/ui/src/mail/message-body/turnColours.ts';
import '../../../packages/ui/src/foundation/theme/skins/hetangyuese.css.ts';
import '../../../packages/ui/src/foundation/theme/skins/moye.css.ts';
import '../../../packages/ui/src/foundation/theme/skins/xinghe.css.ts';

/** Measurements of the text in a message. */
export interface Measured {
  /** Number of text runs. */
  count: number;
  /** Those that cannot be read. */
  faint: string[];
  /** Background of the message as a whole, and its text color on that background. */
  ground: string;
  ink: string;
}

declare global {
  interface Window {
    /** Shows a message adapted to a skin, and measures the contrast of all its text. */
    measureLetter: (letter: { html?: string; text?: string }, skin: string) => Promise<Measured>;
  }
}

const root = createRoot(document.getElementById('letter') as HTMLElement);
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
let count = 0;

/** Returns the background color of an element from its computed style and that of its ancestors. Undefined over a gradient. */
function groundOf(element: Element): Solid | undefined {
  const style = getComputedStyle(element);
  if (style.backgroundImage !== 'none' && !style.backgroundImage.includes('url(')) return undefined;
  const paint = readPaint(style.backgroundColor);
  if (paint.alpha === 1) return { hex: paint.hex, alpha: 1 };
  const around = element.parentElement && groundOf(element.parentElement);
  return around ? over(paint, around) : undefined;
}

window.measureLetter = async (letter, skin) => {
  document.documentElement.dataset.skin = skin;
  count += 1;
  flushSync(() =>
    root.render(
      <UiProvider locale="en" strings={en}>
        <MessageBody
          key={count}
          {...letter}
          inDark="adapted"
          resolveCid={() => '/api/mail/part/'}
          resolveRemote={() => '/api/mail/picture/'}
        />
      </UiProvider>,
    ),
  );
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const isReady = () => frame.contentDocument?.documentElement?.dataset.generation !== undefined && frame.ariaBusy !== 'true';
  for (let waited = 0; waited < 600 && !isReady(); waited += 1) await nextFrame();
  await nextFrame();
  const { body, documentElement } = frame.contentDocument as Document;
  const faint: string[] = [];
  let measured = 0;
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement as Element;
    const words = (node.textContent ?? '').trim();
    const style = getComputedStyle(element);
    if (words === '' || element.localName === 'style' || style.opacity === '0') continue;
    measured += 1;
    const ground = groundOf(element);
    const ratio = ground ? contrastOfHex(over(readPaint(style.color), ground).hex, ground.hex) : 0;
    if (ratio < 4.5 || style.textShadow !== 'none')
      faint.push(`${words.slice(0, 40)}: ${style.color} on ${ground?.hex} has ${ratio.toFixed(2)}`);
  }
  return {
    count: measured,
    faint,
    ground: readPaint(getComputedStyle(documentElement).backgroundColor).hex,
    ink: readPaint(getComputedStyle(body).color).hex,
  };
};
