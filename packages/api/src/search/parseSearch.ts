/** Internal name of a search operator. */
export type SearchOperator = 'from' | 'to' | 'subject' | 'in' | 'has' | 'is' | 'before' | 'after';

/** One operator of a search, with what it asks for. */
export interface SearchTerm {
  operator: SearchOperator;
  /** Words; a raw name for `in` where it is a default folder; a day as `2026-11-20` for `before` and `after`. */
  value: string;
  /** Text as typed by the user. */
  text: string;
}

/** A keyword, taken apart. */
export interface ParsedSearch {
  /** Words to search for anywhere in a message. */
  words: string;
  terms: readonly SearchTerm[];
}

/** A day of the reader's calendar. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** The names of the operators in the three languages; the first of each language is the one that is offered. */
export const operatorNames: Readonly<Record<SearchOperator, readonly string[]>> = {
  from: ['from', '发件人', '寄件者', 'sender', '发信人', '寄件人'],
  to: ['to', '收件人', '收件者', 'recipient', '收信人'],
  subject: ['subject', '主题', '主旨', '主題', '标题', '標題'],
  in: ['in', '文件夹', '資料夾', 'folder', '位于', '位於'],
  has: ['has', '包含', '含有', '有'],
  is: ['is', '状态', '狀態', '是'],
  before: ['before', '早于', '早於', '之前'],
  after: ['after', '晚于', '晚於', '之后', '之後'],
};

const attachmentWords = ['attachment', 'attachments', 'file', 'files', '附件', '附加檔案', '附加文件'];
const unreadWords = ['unread', 'unseen', '未读', '未讀'];
const folderWords: Readonly<Record<string, readonly string[]>> = {
  INBOX: ['inbox', '收件箱', '收件匣', '收件夹'],
  Drafts: ['drafts', 'draft', '草稿箱', '草稿', '草稿匣'],
  Sent: ['sent', '已发送', '已发送邮件', '寄件備份', '已傳送', '已傳送郵件', '寄件匣'],
  Trash: ['trash', 'bin', 'deleted', '已删除', '已删除邮件', '垃圾桶', '回收站', '已刪除', '刪除的郵件'],
  Spam: ['spam', 'junk', '垃圾邮件', '垃圾箱', '垃圾郵件', '垃圾信件'],
};

const operators = new Map<string, SearchOperator>(
  (Object.entries(operatorNames) as [SearchOperator, readonly string[]][]).flatMap(([operator, names]) =>
    names.map((name) => [name, operator] as const),
  ),
);

/** The operator that is called so, in any of the languages. */
export const operatorOf = (name: string): SearchOperator | undefined => operators.get(fold(name));

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

const dayMs = 86_400_000;
const dateOf = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day));
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
const moved = (today: Day, days: number): string => isoOf(new Date(dateOf(today).getTime() + days * dayMs));

/** A day that exists, as `2026-11-20`. */
function checked(year: number, month: number, day: number): string | undefined {
  const date = dateOf({ year, month, day });
  return year >= 1970 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date) : undefined;
}

/** The Monday of this week, of the one before for -1. */
const weekStart = (today: Day, weeks: number): string => moved(today, 7 * weeks - ((dateOf(today).getUTCDay() + 6) % 7));
const monthStart = ({ year, month }: Day, months: number): string => isoOf(new Date(Date.UTC(year, month - 1 + months, 1)));

const namedDays: [readonly string[], (today: Day) => string | undefined][] = [
  [['today', '今天', '今日'], (today) => moved(today, 0)],
  [['yesterday', '昨天', '昨日'], (today) => moved(today, -1)],
  [['tomorrow', '明天'], (today) => moved(today, 1)],
  [['thisweek', 'week', '本周', '本週', '这周', '這週'], (today) => weekStart(today, 0)],
  [['lastweek', '上周', '上週'], (today) => weekStart(today, -1)],
  [['thismonth', 'month', '本月', '这个月', '這個月'], (today) => monthStart(today, 0)],
  [['lastmonth', '上月', '上个月', '上個月'], (today) => monthStart(today, -1)],
  [['thisyear', 'year', '今年'], ({ year }) => checked(year, 1, 1)],
  [['lastyear', '去年'], ({ year }) => checked(year - 1, 1, 1)],
];

/** Parses a period such as `7d`, `2w`, `3m`, `1y` or `7天` and returns the day that long ago. */
function ago(text: string, today: Day): string | undefined {
  const [, count, unit = ''] = /^(\d{1,3})(d|w|m|y|天|周|週|个月|個月|月|年)$/.exec(text) ?? [];
  if (count === undefined) return undefined;
  if (unit === 'd' || unit === '天') return moved(today, -Number(count));
  if (unit === 'w' || unit === '周' || unit === '週') return moved(today, -7 * Number(count));
  const months = unit === 'y' || unit === '年' ? 12 * Number(count) : Number(count);
  const first = new Date(Date.UTC(today.year, today.month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return checked(first.getUTCFullYear(), first.getUTCMonth() + 1, Math.min(today.day, last));
}

/** Reads a day in one of the ways people write it; one without a year is the last that was. */
export function parseDay(typed: string, today: Day): string | undefined {
  const text = fold(typed).replace(/[\s_-](?=week|month|year)/, '');
  const named = namedDays.find(([names]) => names.includes(text));
  if (named) return named[1](today);
  const whole = /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (whole) return checked(Number(whole[1]), Number(whole[2] ?? 1), Number(whole[3] ?? 1));
  const short = /^(\d{1,2})[-/.月](\d{1,2})日?$/.exec(text);
  if (!short) return ago(text, today);
  const [month, day] = [Number(short[1]), Number(short[2])];
  const here = checked(today.year, month, day);
  return here !== undefined && here > moved(today, 0) ? checked(today.year - 1, month, day) : here;
}

/** Returns the value of an operator, or undefined if the text is not a valid value for it. */
function meaningOf(operator: SearchOperator, typed: string, today: Day): string | undefined {
  const value = typed.trim();
  if (value === '') return undefined;
  if (operator === 'has') return attachmentWords.includes(fold(value)) ? 'attachment' : undefined;
  if (operator === 'is') return unreadWords.includes(fold(value)) ? 'unread' : undefined;
  if (operator === 'before' || operator === 'after') return parseDay(value, today);
  if (operator === 'in') return Object.keys(folderWords).find((raw) => folderWords[raw]?.includes(fold(value))) ?? value;
  return value;
}

const closing: Readonly<Record<string, string>> = { '"': '"', '“': '”', '”': '”', '「': '」', '『': '』', '＂': '＂' };
/** Matches a word up to the next space. Quoted text is one word, even without a closing quote. */
const pieces =
  /(?<name>[\p{L}]{1,12})[:：](?<value>["“”「『＂][^"”」』＂]*["”」』＂]?|[^\s"“”「『＂]*)|["“”「『＂][^"”」』＂]*["”」』＂]?|[^\s"“”「『＂]+/gu;

const unquoted = (text: string) => (text.charAt(0) in closing ? text.slice(1).replace(/["”」』＂]$/, '') : text);

/**
 * Splits a search text into words and operators. Unknown operators and operators with an invalid value are words. Quoted text is never an
 * operator.
 */
export function parseSearch(keyword: string, today: Day): ParsedSearch {
  const words: string[] = [];
  const terms: SearchTerm[] = [];
  for (const { 0: text, groups, index } of keyword.matchAll(pieces)) {
    const operator = operatorOf(groups?.name ?? '');
    // Behind a sign it is a part of a word: `-from:x`, `re/in:x`.
    const isAtStart = index === 0 || /[\s"“”「」『』＂]/.test(keyword.charAt(index - 1));
    const value = operator && isAtStart ? meaningOf(operator, unquoted(groups?.value ?? ''), today) : undefined;
    if (operator && value !== undefined) terms.push({ operator, value, text });
    else if (unquoted(text).trim() !== '') words.push(unquoted(text).trim());
  }
  return { words: words.join(' '), terms };
}
