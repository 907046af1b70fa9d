import { type Language, Problem, type ProblemCode } from '@jinshu/api';
import { escapeHtml } from '../../mime/text/index.ts';

type Reason = Extract<ProblemCode, 'extraction-code-error' | 'share-cancelled' | 'link-expired' | 'rate-limited'>;

const words: Record<Language, Record<Reason, string> & { title: string; lang: string }> = {
  'zh-hans': {
    lang: 'zh-CN',
    title: '无法下载',
    'extraction-code-error': '分享码或提取码错误。请检查链接是否完整。',
    'share-cancelled': '分享者已取消分享。',
    'link-expired': '链接已过期。请联系发件人重新发送。',
    'rate-limited': '请求过于频繁，请稍后再试。',
  },
  'zh-tw': {
    lang: 'zh-TW',
    title: '無法下載',
    'extraction-code-error': '分享碼或提取碼錯誤。請檢查連結是否完整。',
    'share-cancelled': '分享者已取消分享。',
    'link-expired': '連結已逾期。請聯絡寄件者重新傳送。',
    'rate-limited': '要求過於頻繁，請稍後再試。',
  },
  en: {
    lang: 'en',
    title: 'This cannot be downloaded',
    'extraction-code-error': 'The share code or extraction code is wrong. Please check that the link is complete.',
    'share-cancelled': 'The share was cancelled by its sharer.',
    'link-expired': 'This link has expired. Please ask the sender to send it again.',
    'rate-limited': 'Too many requests. Please wait a moment.',
  },
};

/** The language that a browser asks for first of those that we have. */
export function languageOf(header: string | undefined): Language {
  for (const wanted of (header ?? '').toLowerCase().split(',')) {
    const tag = wanted.split(';', 1)[0]?.trim() ?? '';
    if (/^zh-(?:tw|hk|mo|hant)/.test(tag)) return 'zh-tw';
    if (tag.startsWith('zh')) return 'zh-hans';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}

/** Whether a problem has a page. */
export const hasPage = (error: unknown): error is Problem & { code: Reason } =>
  error instanceof Problem && Object.hasOwn(words.en, error.code);

/** Renders the page for a link that does not work. Its readers may not be users of this product and have no session. */
export function linkPage(code: Reason, language: Language): string {
  const { lang, title, [code]: reason } = words[language];
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
    '<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:#1f2328;background:#f6f8fa}' +
    'main{max-width:32rem;padding:2rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0}' +
    '@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}}</style></head>' +
    `<body><main><h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(reason)}</p></main></body></html>`
  );
}
