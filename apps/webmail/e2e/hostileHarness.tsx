import { MessageBody } from '@jinshu/ui/message-body';
import { PrintSheet } from '@jinshu/ui/print-sheet';
import { UiProvider } from '@jinshu/ui/provider';
import { en } from '@jinshu/ui/strings/en';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { HtmlPreview } from '../../../packages/ui/src/mail/template-pane/HtmlPreview.tsx';
import { createOriginalView } from '../../../packages/ui/src/parts/rich-text-editor/originalView.ts';

/** Faults of a displayed message; empty if there are none. */
export type Faults = string[];

declare global {
  interface Window {
    /** Shows a message in each component of the product that displays messages, and reports its faults. */
    tryLetter: (html: string, marker: string) => Promise<{ faults: Faults; took: number }>;
    /** Shows a letter and leaves it there. */
    showLetter: (html: string) => Promise<void>;
  }
}

const place = (id: string) => document.getElementById(id) as HTMLElement;
const root = createRoot(place('letter'));
const strings = en;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

const forbidden =
  'script,iframe,frame,frameset,object,embed,applet,form,input,button,select,textarea,svg,math,link,base,meta,dialog,video,audio,source,track,template,portal,noscript';
const ownAddress = new RegExp(`^(?:data:image/(?!svg)|blob:|${location.origin}/api/mail/)`);

/** Messages can't reach the head of the frame. Our style sheet there draws the placeholder of a waiting image. */
const isOurs = ({ ownerNode }: CSSStyleSheet, url: string) =>
  ownerNode?.parentNode?.nodeName === 'HEAD' && url.startsWith('data:image/svg+xml,%3Csvg%20');

/** Every address that the browser reads in a style sheet or in a style. */
function addressesIn(css: string): string[] {
  // The browser serializes addresses in quotes. A string without `url()` loads nothing.
  return [...css.matchAll(/url\("((?:[^"\\]|\\.)*)"\)|"(?:[^"\\]|\\.)*"/g)].flatMap(([, url]) =>
    url === undefined ? [] : [new URL(url, location.href).href],
  );
}

/** Checks the browser's parse of the sanitized message, element by element and rule by rule. */
function inspect(holder: Document | ShadowRoot, owned: ReadonlySet<Element>): string[] {
  const faults: string[] = [];
  for (const element of holder.querySelectorAll('*')) {
    if (owned.has(element)) continue;
    if (element.matches(forbidden)) faults.push(`an element ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (
        name.startsWith('on') ||
        /^(?:srcset|srcdoc|ping|action|formaction|poster|xlink:href|autofocus|popover|contenteditable|tabindex|accesskey)$/.test(name)
      ) {
        if (!(name === 'tabindex' && value === '-1')) faults.push(`an attribute ${name}`);
      }
      if ((name === 'src' || name === 'background') && !ownAddress.test(new URL(value, location.href).href))
        faults.push(`${name} ${value}`);
      if (name === 'href' && !/^(?:https?:|mailto:|tel:|#)/i.test(value.trim())) faults.push(`a link to ${value}`);
    }
    const { style } = element as HTMLElement;
    for (const url of addressesIn(style?.cssText ?? '')) if (!ownAddress.test(url)) faults.push(`a style that loads ${url}`);
    if (style?.position === 'fixed' || style?.position === 'sticky') faults.push(`a style ${style.position}`);
  }
  for (const sheet of holder.styleSheets) {
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSImportRule || /^@(?:import|font-face|namespace|property)/i.test(rule.cssText))
          faults.push(`a rule ${rule.cssText}`);
        for (const url of addressesIn(rule.cssText))
          if (!ownAddress.test(url) && !isOurs(sheet, url)) faults.push(`a rule that loads ${url}`);
        if (/image-set\((?!\s*url)/i.test(rule.cssText) && /image-set\(\s*"/i.test(rule.cssText))
          faults.push(`a rule with an image set: ${rule.cssText}`);
        if (/position:\s*(?:fixed|sticky)/.test(rule.cssText)) faults.push(`a rule ${rule.cssText.slice(0, 200)}`);
        if ('cssRules' in rule) walk((rule as CSSGroupingRule).cssRules);
      }
    };
    walk(sheet.cssRules);
  }
  return faults;
}

/** Checks that the elements around the messages can still be pressed and that nothing has moved. */
function lookAround(): string[] {
  const faults: string[] = [];
  for (const id of ['above', 'beside', 'below']) {
    const { x, y, width, height } = place(id).getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.05, 0.1],
      [0.95, 0.9],
    ] as const) {
      const top = document.elementFromPoint(x + width * across, y + height * down);
      if (top === null || !place(id).contains(top)) faults.push(`something lies over ${id}: ${top?.localName ?? 'nothing'}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than its window');
  if ('__pwned' in window) faults.push('a script ran');
  return [...new Set(faults)];
}

const resources = () => performance.getEntriesByType('resource').length;

window.showLetter = async (html) => {
  flushSync(() =>
    root.render(
      <UiProvider locale="en" strings={strings}>
        <MessageBody key={html} html={html} imagePath="/api/mail/" />
      </UiProvider>,
    ),
  );
  const isReady = () => place('letter').querySelector('iframe')?.contentDocument?.querySelector('p') != null;
  for (let waited = 0; waited < 600 && !isReady(); waited += 1) await nextFrame();
  for (const _ of [1, 2, 3]) await nextFrame();
};

window.tryLetter = async (html, marker) => {
  const faults: string[] = [];
  const before = place('around').outerHTML;
  const start = performance.now();
  for (const isAgreed of [false, true]) {
    const known = resources();
    flushSync(() =>
      root.render(
        <UiProvider locale="en" strings={strings}>
          <MessageBody
            key={`${marker}${isAgreed}`}
            html={html}
            imagePath="/api/mail/"
            resolveRemote={isAgreed ? (url) => `/api/mail/picture/?url=${encodeURIComponent(url)}` : undefined}
            resolveCid={() => '/api/mail/part/'}
            maxLength={200_000}
          />
        </UiProvider>,
      ),
    );
    const frame = place('letter').querySelector('iframe') as HTMLIFrameElement;
    const isReady = () =>
      frame.contentDocument?.documentElement?.dataset.generation !== undefined &&
      frame.contentDocument.readyState !== 'loading' &&
      frame.ariaBusy !== 'true';
    for (let waited = 0; waited < 600 && !isReady(); waited += 1) await nextFrame();
    const shown = frame.contentDocument as Document;
    shown.addEventListener('securitypolicyviolation', (event) =>
      faults.push(`the policy had to stop ${event.violatedDirective} ${event.blockedURI}`),
    );
    await nextFrame();
    await nextFrame();
    const say = (found: string[], where: string) =>
      faults.push(...found.map((fault) => `${where}${isAgreed ? ' after consent' : ''}: ${fault}`));
    const own = new Set<Element>(shown.head.querySelectorAll('meta,base'));
    say(inspect(shown, own), 'frame');
    say(lookAround(), 'frame');
    const text = shown.body.textContent ?? '';
    if (!text.includes(marker)) say(['its words are gone'], 'frame');
    const words = shown.body.querySelector('p');
    const look = getComputedStyle(shown.body);
    if (look.display === 'none' || look.visibility !== 'visible' || look.opacity !== '1' || !words || words.getClientRects().length === 0)
      if (!/<style|<body/i.test(html)) say(['its words cannot be seen'], 'frame');
    if (look.display === 'none' || look.visibility !== 'visible') say(['it hides itself'], 'frame');
    const box = frame.getBoundingClientRect();
    if (box.left < place('letter').getBoundingClientRect().left - 1 || box.width > place('letter').clientWidth + 1 || box.height > 100_001)
      say([`it is ${box.width} by ${box.height}`], 'frame');
    if (
      !isAgreed &&
      performance
        .getEntriesByType('resource')
        .slice(known)
        .some(({ name }) => !name.includes('/api/mail/part/'))
    )
      say(['something was loaded'], 'frame');
  }
  const took = performance.now() - start;
  flushSync(() =>
    root.render(
      <UiProvider locale="en" strings={strings}>
        <HtmlPreview label="Preview" html={html} />
      </UiProvider>,
    ),
  );
  const view = createOriginalView('Original')({ attrs: { html } } as never);
  place('letter').append(view.dom);
  await nextFrame();
  await nextFrame();
  for (const host of [place('letter').querySelector('[aria-label=Preview]'), view.dom as HTMLElement]) {
    const shadow = host?.shadowRoot;
    if (!shadow) faults.push('no tree of its own');
    else faults.push(...inspect(shadow, new Set()).map((fault) => `tree: ${fault}`));
  }
  faults.push(...lookAround().map((fault) => `tree: ${fault}`));
  (view.dom as HTMLElement).remove();
  if (html.length < 5_000) {
    flushSync(() =>
      root.render(
        <UiProvider locale="en" strings={strings}>
          <PrintSheet
            subject="Subject"
            sender={{ name: 'Ida', address: 'ida@out.example' }}
            to={[]}
            date="today"
            html={html}
            resolveCid={() => '/api/mail/part/'}
          />
        </UiProvider>,
      ),
    );
    await nextFrame();
    const title = place('letter').querySelector('h1') as HTMLElement;
    const { x, y, height } = title.getBoundingClientRect();
    if (document.elementFromPoint(x + 4, y + height / 2) !== title) faults.push('print: something lies over the subject');
    faults.push(...lookAround().map((fault) => `print: ${fault}`));
  }
  flushSync(() => root.render(null));
  if (place('around').outerHTML !== before) faults.push('the page around has changed');
  if (location.pathname !== '/' || document.title !== 'Harness') faults.push('the page was led away');
  return { faults: [...new Set(faults)], took };
};
