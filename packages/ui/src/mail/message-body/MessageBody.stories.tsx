import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { boundMarkup } from '../../foundation/safe-html/boundMarkup.ts';
import { sanitizeMessageHtml } from '../../foundation/safe-html/sanitizeMessageHtml.ts';
import { inSkin } from '../../foundation/testing/inSkin.ts';
import { MessageBody } from './MessageBody.tsx';
import { openLetter } from './openLetter.ts';
import { readMarkup } from './readMarkup.ts';

const letter = `<p>各位同事：</p><p>云川二期自三月立项以来，历时八个月，现已完成全部开发与联调。经项目组研究，定于 11月24日（周一）召开验收预备会，12月1日正式验收。</p>
<ol><li>研发组：补齐接口文档与压测报告，标注遗留问题；</li><li>业务组：确认验收用例 128 条，逐条签字；</li></ol><p>如有“暂不具备验收条件”的事项，请在备注中写明原因。</p>`;

const meta = {
  title: 'Mail/Reading/MessageBody',
  component: MessageBody,
  args: { html: letter, onRemoteImages: fn(), onMailto: fn() },
} satisfies Meta<typeof MessageBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the frame shows the letter and returns its document. */
async function documentOf(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
  await waitFor(() => expect(frame.contentDocument?.documentElement.dataset.generation).toBeDefined());
  await waitFor(() => expect(frame.contentDocument?.readyState).not.toBe('loading'));
  await waitFor(() => expect(frame).not.toHaveAttribute('aria-busy'));
  return frame.contentDocument as Document;
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle('Message body');
    const inside = await documentOf(canvasElement);
    await expect(frame.getAttribute('sandbox')).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    await waitFor(() => expect(Math.abs(frame.clientHeight - inside.documentElement.offsetHeight)).toBeLessThan(2));
    // In a light skin the panel shows through the frame: its background is transparent and both color schemes are light.
    await expect(getComputedStyle(inside.documentElement).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(frame).colorScheme).toBe(getComputedStyle(inside.documentElement).colorScheme);
  },
};

export const OpenWhileTheSkinTurnsDark: Story = {
  play: async ({ canvasElement }) => {
    const { documentElement: sheet, body } = await documentOf(canvasElement);
    const [ground, ink] = [getComputedStyle(sheet).backgroundColor, getComputedStyle(body).color];
    await inSkin('moye', async () => {
      // The message has no colors of its own: it shows the panel of the skin and the skin's text color.
      await waitFor(() => expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(26, 27, 29)'));
      await expect([getComputedStyle(body).color, getComputedStyle(sheet).padding]).toEqual(['rgb(238, 240, 243)', '0px']);
    });
    await waitFor(() => expect([getComputedStyle(sheet).backgroundColor, getComputedStyle(body).color]).toEqual([ground, ink]));
  },
};

export const DesignedWhileTheSkinTurnsDark: Story = {
  args: { html: `<table bgcolor="#1a73e8"><tr><td><font color="#ffffff">Offer</font></td></tr></table>${letter}` },
  play: async ({ canvasElement }) => {
    const { documentElement: sheet } = await documentOf(canvasElement);
    await inSkin('moye', async () => {
      await waitFor(() => expect(getComputedStyle(sheet).padding).toBe('16px'));
      await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
    });
    await waitFor(() => expect(getComputedStyle(sheet).padding).toBe('0px'));
  },
};

export const DesignedAndAdapted: Story = {
  args: { ...DesignedWhileTheSkinTurnsDark.args, inDark: 'adapted' },
  globals: { skin: 'hetangyuese' },
};

export const PlainText: Story = {
  args: { html: undefined, text: 'Dear all,\n\nSee https://jinshu.example/plan (or ask lin.yue@jinshu.example).\n\n> <b>quoted</b>\n' },
  play: async ({ args, canvasElement }) => {
    const inside = await documentOf(canvasElement);
    await expect(inside.body.textContent).toContain('<b>quoted</b>');
    // By the element itself: the simulated pointer of the page around would stay behind in the frame and hold up the next story.
    inside.querySelector<HTMLElement>('a[href^="mailto:"]')?.click();
    await waitFor(() => expect(args.onMailto).toHaveBeenCalledWith('mailto:lin.yue@jinshu.example'));
  },
};

export const RemoteImagesWaitForConsent: Story = {
  args: { html: '<p>Chart</p><img alt="chart" width="80" height="40" src="https://pictures.example/chart.png">' },
  play: async ({ args, canvasElement }) => {
    const inside = await documentOf(canvasElement);
    await expect(args.onRemoteImages).toHaveBeenCalledWith(true);
    const picture = inside.querySelector('img') as HTMLElement;
    await expect(picture.hasAttribute('src')).toBe(false);
    // The box shows our placeholder, not the browser's broken-image icon.
    const { content, width, height } = inside.defaultView?.getComputedStyle(picture) ?? {};
    await expect([content?.startsWith('url("data:image/svg+xml,'), width, height]).toEqual([true, '80px', '40px']);
    await expect(inside.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).not.toContain('https:');
  },
};

export const InlinePicture: Story = {
  args: {
    html: '<p>Logo</p><img alt="logo" src="cid:%3Clogo@jinshu%3E">',
    resolveCid: (contentId) => (contentId === 'logo@jinshu' ? 'data:image/png;base64,iVBORw0KGgo=' : undefined),
  },
  play: async ({ canvasElement }) => {
    const inside = await documentOf(canvasElement);
    await expect(inside.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
  },
};

export const QuotedMailIsFolded: Story = {
  args: {
    html: `<p>Agreed.</p><blockquote type="cite">${'<p>A line of the mail that is answered, long enough to be folded away.</p>'.repeat(12)}<a href="https://a.example/">last</a></blockquote>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const inside = await documentOf(canvasElement);
    const fold = inside.querySelector<HTMLElement>('[role="button"]');
    const quote = inside.querySelector('blockquote')?.parentElement;
    await waitFor(() => expect(quote?.clientHeight).toBeLessThan(100));
    const before = canvas.getByTitle('Message body').clientHeight;
    fold?.click();
    await expect(fold?.textContent).toBe('Hide quoted text');
    await expect(quote?.clientHeight).toBeGreaterThan(200);
    await waitFor(() => expect(canvas.getByTitle('Message body').clientHeight).toBeGreaterThan(before));
    fold?.click();
    await expect(fold?.getAttribute('aria-expanded')).toBe('false');
    // A link in it that comes into focus unfolds it.
    inside.querySelector<HTMLElement>('blockquote a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await expect(fold?.getAttribute('aria-expanded')).toBe('true');
  },
};

export const LinksShowWhereTheyLead: Story = {
  args: {
    html: '<p><a href="https://evil.example/login" title="https://bank.example/">https://bank.example/login</a> <a href="https://www.bank.example/">bank.example</a> <a href="https://bank.example@evil.example/">Help</a> <a href="https://a.example/">report.pdf</a></p>',
    onMisleadingLink: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const inside = await documentOf(canvasElement);
    const [first, second, third, fourth] = inside.querySelectorAll('a');
    await expect(first?.hasAttribute('title')).toBe(false);
    first?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect(await canvas.findByText('https://evil.example/login')).toBeVisible();
    for (const link of [second, fourth]) link?.addEventListener('click', (event) => event.preventDefault());
    for (const link of [first, second, third, fourth]) link?.click();
    await expect(args.onMisleadingLink).toHaveBeenCalledTimes(2);
    await expect(args.onMisleadingLink).toHaveBeenCalledWith({ href: 'https://evil.example/login', text: 'https://bank.example/login' });
  },
};

export const WideTableScrollsInside: Story = {
  args: { html: '<table width="2400"><tr><td>Wide</td></tr></table>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Message body').clientWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LetterThatHidesItself: Story = {
  args: {
    html: '<style>html, body, main, button { display: none !important; opacity: 0 !important; height: 100vh } :root { color-scheme: dark !important }</style><style media="print">p { color: red }</style><style media="(prefers-color-scheme: dark)">p { color: white }</style><p>Still here</p><div style="position:fixed;inset:0">over</div>',
  },
  play: async ({ canvasElement }) => {
    const inside = await documentOf(canvasElement);
    const view = inside.defaultView as Window;
    await expect(view.getComputedStyle(inside.body).display).toBe('block');
    // Its letters are dark, and so its ground stays light.
    await expect(view.getComputedStyle(inside.documentElement).colorScheme).toBe('light');
    const sheets = [...inside.querySelectorAll<HTMLStyleElement>('body style')].map(({ media }) => media);
    await expect(sheets).toEqual(['', 'print', '(prefers-color-scheme: never)']);
    await expect(view.getComputedStyle(inside.querySelector('p') as Element).color).toBe('rgb(27, 31, 36)');
    await expect(view.getComputedStyle(inside.querySelector('div') as Element).position).toBe('static');
    await waitFor(() => expect(inside.querySelector('p')?.getBoundingClientRect().height).toBeGreaterThan(0));
  },
};

export const VeryLong: Story = {
  args: { html: '<p>A paragraph of a very long letter.</p>'.repeat(2_000), maxLength: 40_000 },
  play: async ({ canvas, canvasElement }) => {
    const inside = await documentOf(canvasElement);
    const before = inside.querySelectorAll('p').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(async () => expect((await documentOf(canvasElement)).querySelectorAll('p').length).toBeGreaterThan(before), {
      timeout: 15_000,
    });
  },
};

export const AllOfALongLetterIsReadWhileThePageAnswers: Story = {
  args: {
    html: `<body bgcolor="#eee"><script>parent.ran = true</script>${'<p onclick="x">A <b>paragraph</b> of a very long letter.</p>'.repeat(16_000)}<img src="https://a.example/1"><p>Its end.</p>`,
    maxLength: 20_000,
    onRemoteImages: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const before = (await documentOf(canvasElement)).querySelectorAll('p').length;
    const frame = canvas.getByTitle('Message body') as HTMLIFrameElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    let turns = 0;
    // What is there stays until the whole is read.
    while (canvas.queryByRole('button', { name: 'Show all' })) {
      await expect(frame.contentDocument?.querySelectorAll('p').length).toBe(before);
      turns += 1;
      await new Promise((resolve) => setTimeout(resolve));
    }
    await expect(turns).toBeGreaterThan(1);
    await waitFor(() => expect(frame.ariaBusy).toBeNull(), { timeout: 30_000 });
    const { body } = await documentOf(canvasElement);
    await expect(body.querySelectorAll('p').length).toBe(16_001);
    await expect(body.textContent?.trimEnd().slice(-8)).toBe('Its end.');
    await expect(body.querySelectorAll('script, [onclick], img[src^="https:"]')).toHaveLength(0);
    await expect(Reflect.has(window, 'ran')).toBe(false);
    await expect(args.onRemoteImages).toHaveBeenLastCalledWith(true);
  },
};

const tableRow =
  '<tr><td style="padding:4px">第三季度预算</td><td><b>Budget</b> <a href="https://x.example/">of the third quarter</a></td></tr>';
const aside = '<script>x</script><img src="https://a.example/1"><p onclick="x" style="background:url(//a.example/2)">x &lt;b</p>';
const largeLetters = [
  `<table border="1"><caption>Budget</caption>${tableRow.repeat(800)}</table>`,
  `<html><head><style>p { color: red }</style></head><body bgcolor="#eee"><form action="/x"><input name="to"><div class="a">${aside.repeat(300)}</div></form>`,
  `<custom-thing><center>between ${`<font color="red">words ${aside}</font>`.repeat(300)} after</center></custom-thing> end`,
  `<svg>${'<g><text>x</text></g>'.repeat(400)}</svg><select>${'<option>x</option>'.repeat(400)}</select>${'<div><blockquote>'.repeat(120)}${'<i>deep</i> '.repeat(300)}`,
  `<img name="body"><form name="documentElement"><p>${'text <wbr>'.repeat(2_000)}</p>`,
];

/** Input where incremental parsing could differ from parsing at once: moved nodes, a cut tag or entity, an unclosed element. */
const unrulyLetters = [
  `<b><div>${'<p>x</b>'.repeat(4_000)}</div>`,
  `<table>${'<b>x<tr><td>y'.repeat(3_000)}`,
  `\r\n<pre>\r\n${'a\r\n'.repeat(9_000)}${'&amp; &not'.repeat(3_000)}`,
  `<!-- ${'x'.repeat(20_000)} --><title>${'t'.repeat(20_000)}</title><frameset><frame src="https://a.example/f">`,
  `<noscript><img src="https://a.example/n"></noscript>${'💰'.repeat(20_000)}<style>p {`,
];

export const ReadInGoesALetterIsTheSame: Story = {
  play: async () => {
    for (const html of [...largeLetters, ...unrulyLetters]) {
      const page = await new Promise<Document>((resolve) => readMarkup(html, resolve));
      const atOnce = new DOMParser().parseFromString(boundMarkup(html), 'text/html');
      await expect(page.documentElement.outerHTML).toBe(atOnce.documentElement.outerHTML);
      // The parsed page is reused when the message is shown differently, so it must not change.
      for (const _ of openLetter(page).pieces(document.createElement('body')));
      await expect(page.documentElement.outerHTML).toBe(atOnce.documentElement.outerHTML);
    }
  },
};

export const PiecesMakeTheWholeLetter: Story = {
  play: async () => {
    for (const html of largeLetters) {
      const { body } = document.implementation.createHTMLDocument('');
      const letter = openLetter(html);
      const weights: number[] = [];
      for (const { to, nodes, weight } of letter.pieces(body)) {
        to.append(...nodes);
        weights.push(weight);
      }
      const whole = sanitizeMessageHtml(html);
      await expect(body.innerHTML).toBe(whole.html);
      await expect([letter.bodyStyle, letter.hasRemoteImages()]).toEqual([whole.bodyStyle, whole.hasRemoteImages]);
      await expect(letter.bodyClass).toBe(whole.bodyClass);
      await expect(weights.length).toBeGreaterThan(3);
      await expect(Math.max(...weights)).toBeLessThan(500);
    }
  },
};

export const FormThatPassesForSomethingElse: Story = {
  play: async () => {
    const { body } = document.implementation.createHTMLDocument('');
    const names = ['childNodes', 'cloneNode', 'nodeName', 'localName', 'namespaceURI', 'attributes', 'firstChild'];
    const fields = names.map((name) => `<input name="${name}">`).join('');
    const letter = openLetter(`<form>${fields}<div>${aside.repeat(200)}</div>its last words</form>${aside}`);
    for (const { to, nodes } of letter.pieces(body)) to.append(...nodes);
    await expect(body.querySelector('form,input,script,[onclick]')).toBeNull();
    await expect(body.innerHTML).not.toContain('a.example');
    await expect(body.textContent).toContain('its last words');
  },
};

export const LargeLetterComesWhileThePageAnswers: Story = {
  args: {
    html: `<h1>Report</h1><table id="report" border="1"><tbody>${tableRow.repeat(5_000)}</tbody><tfoot><tr><td>Sum</td><td>9</td></tr></tfoot></table><p>Agreed.</p><blockquote type="cite">${'<p>A line of the mail that is answered.</p>'.repeat(20)}<img src="https://a.example/1"></blockquote>`,
    maxLength: 2_000_000,
  },
  play: async ({ args, canvas, canvasElement }) => {
    const frame = canvas.getByTitle('Message body') as HTMLIFrameElement;
    const rowsIn = () => frame.contentDocument?.querySelectorAll('tr').length ?? 0;
    let turns = 0;
    const seen: number[] = [];
    while (frame.ariaBusy === 'true') {
      seen.push(rowsIn());
      turns += 1;
      await new Promise((resolve) => setTimeout(resolve));
    }
    await documentOf(canvasElement);
    await expect(rowsIn()).toBe(5_001);
    // A long table continues in further tables with the same columns, so that a new row doesn't lay out all rows again.
    const inside = frame.contentDocument as Document;
    const tables = [...inside.querySelectorAll('table')];
    await expect(tables.map(({ rows }) => rows.length <= 2_200)).toEqual([true, true, true]);
    await expect(tables.map(({ id }) => id)).toEqual(['report', '', '']);
    await expect(new Set(tables.map(({ rows }) => Math.round(rows[0]?.cells[0]?.getBoundingClientRect().width ?? 0))).size).toBe(1);
    await expect(inside.body.textContent?.trimStart().slice(0, 6)).toBe('Report');
    await expect(tables.at(-1)?.tFoot?.textContent).toBe('Sum9');
    // The beginning is there from the start, and others have had many turns before the end.
    await expect(seen.length === 0 || (seen[0] as number) > 50).toBe(true);
    await expect(turns === 0 || turns > 3).toBe(true);
    await expect(frame.contentDocument?.querySelector('.jinshu-folded blockquote')).not.toBeNull();
    await waitFor(() => expect(args.onRemoteImages).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(20_000));
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { html: '<html dir="rtl"><head><style>.own p { margin: 0 }</style></head><body class="own"><p>السلام عليكم</p></body></html>' },
  play: async ({ canvasElement }) => {
    const { body } = await documentOf(canvasElement);
    await expect([body.className, getComputedStyle(body).direction]).toEqual(['own', 'rtl']);
  },
};
export const ForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

const hostile: readonly (readonly [what: string, html: string, mustNotHold: RegExp])[] = [
  ['script elements', '<p>x</p><script>top.hurt=1</script><SCRIPT SRC=//a.example></SCRIPT>', /script/i],
  ['handlers', '<img src=x onerror="top.hurt=1"><body onload="top.hurt=1"><p onclick=x onpointerenter=y>x', /\son\w+=/i],
  [
    'SVG and MathML',
    '<svg onload=x><script>y</script></svg><math><mtext><style><img src=x onerror=y></style></mtext></math>',
    /svg|math|onerror/i,
  ],
  ['foreign objects', '<svg><foreignObject><iframe src=javascript:x></iframe></foreignObject></svg>', /iframe|javascript/i],
  [
    'javascript addresses',
    '<a href="jav&#x09;ascr&#10;ipt:x()">o</a><a href=" javascript:x">p</a><a href="vbscript:x">q</a><a href="data:text/html,x">r</a>',
    /href/i,
  ],
  [
    'frames and plug-ins',
    '<iframe srcdoc="<p>"></iframe><frameset><frame src=x></frameset><object data=x></object><embed src=x><applet></applet>',
    /<(iframe|frame|object|embed|applet)/i,
  ],
  [
    'forms',
    '<form action=//a.example><input name=p type=password><button formaction=x>go</button><select><option>1</select><textarea>t</textarea></form>',
    /<(form|input|button|select|textarea)/i,
  ],
  [
    'base, meta and link',
    '<base href=//a.example><meta http-equiv=refresh content="0;url=//a.example"><link rel=dns-prefetch href=//a.example>',
    /<(base|meta|link)/i,
  ],
  [
    'pictures in every attribute',
    '<img srcset="//a.example/1 1x"><table background="//a.example/2"><tr><td background=" http://a.example/3"></table><video poster="//a.example/4"><source src="//a.example/5"></video><input type=image src="//a.example/6">',
    /a\.example/,
  ],
  [
    'pictures in styles',
    '<p style="background:u\\72l(//a.example/1)">x</p><style>@import "//a.example/2";p{background:image-set("//a.example/3" 1x)}</style>',
    /a\.example/,
  ],
  ['a style sheet before the body', '<style>p{background:url(//a.example/1)}</style><p>x', /a\.example/],
  [
    'our own addresses',
    `<img src="/api/session"><img src="${globalThis.location?.origin}/api/x"><img src="http:api"><a href="/api/logout">x</a>`,
    /api\/|href/,
  ],
  [
    'names that would cover ours',
    '<a id=documentElement>x</a><img name=body><form id=getElementById></form>',
    /documentElement|name="body"|getElementById/,
  ],
  [
    'controls of the page',
    '<p accesskey=s contenteditable tabindex=0 popover autofocus draggable=true data-key=INBOX/1 role=alert>x</p><dialog open>y</dialog>',
    /accesskey|contenteditable|tabindex|popover|autofocus|draggable|data-|role|<dialog/,
  ],
  [
    'confused nesting',
    '<noscript><p title="</noscript><img src=x onerror=y>"></noscript><style><a title="</style><img src=x onerror=y>">',
    /onerror=y>(?!")/,
  ],
  ['markup in comments', '<!--[if mso]><script>x</script><![endif]--><p>x</p><!-- --!><img src=x onerror=y> -->', /<!--|onerror/],
];

export const NothingOfAHostileLetterIsLeft: Story = {
  play: async () => {
    for (const [what, html, mustNotHold] of hostile) {
      const cleaned = sanitizeMessageHtml(html);
      await expect(`${what}: ${cleaned.html} ${cleaned.bodyStyle}`).not.toMatch(
        new RegExp(`^${what}: .*(?:${mustNotHold.source})`, `s${mustNotHold.flags}`),
      );
    }
  },
};

export const LinksKnowNothingOfThePage: Story = {
  play: async () => {
    const { html } = sanitizeMessageHtml(
      '<a id="go" target="_self" rel="opener" title="https://b.example/" href="https://a.example/x">x</a>',
    );
    await expect(html).toBe('<a id="go" href="https://a.example/x" target="_blank" rel="noopener noreferrer">x</a>');
  },
};

export const ConsentShowsPicturesOfOthersOnly: Story = {
  play: async () => {
    const source = `<img alt="" src="//a.example/1"><img alt="" src="${window.location.origin}/api/1"><p style="background: url(https://a.example/2)">x</p><img alt="" src="//a.example/3">`;
    const shown = sanitizeMessageHtml(source, { resolveRemote: (url) => (url.endsWith('/3') ? undefined : `/proxy?${url}`) });
    await expect(shown.html).toMatch(
      /^<img (alt="" )?src="\/proxy\?https:\/\/a\.example\/1"( alt="")?><img alt=""><p style="background: url\(&quot;\/proxy\?https:\/\/a\.example\/2&quot;\)">x<\/p><img alt="">$/,
    );
    await expect(shown.hasRemoteImages).toBe(true);
    await expect(sanitizeMessageHtml('<p>x</p><img src="cid:a">').hasRemoteImages).toBe(false);
  },
};
