import { describe, expect, it } from 'vitest';
import { contentLexemes, foldText, messageLexemes, searchQuery } from './lexemes.ts';

const nobody = { name: '', address: '' };
const mail = (text: string, more: Partial<Parameters<typeof contentLexemes>[0]> = {}) => ({
  subject: '',
  sender: nobody,
  recipients: [],
  attachmentNames: [],
  text,
  ...more,
});

/** Evaluates the query on a set of lexemes as PostgreSQL does. */
function finds(query: string | null, lexemes: readonly string[]): boolean {
  if (query === null) return false;
  const has = new Set(lexemes);
  return query.split(' & ').every((term) => {
    const word = term.replace(/:\*$/, '').slice(1, -1).replaceAll("''", "'");
    return term.endsWith(':*') ? lexemes.some((lexeme) => lexeme.startsWith(word)) : has.has(word);
  });
}

describe('text is folded the same way on both sides', () => {
  it.each([
    ['ＡＢＣ１２３', 'abc123'],
    ['Résumé Ångström', 'resume angstrom'],
    ['會議紀錄', '会议纪录'],
    ['软件 軟體', '软件 软体'],
    ['がぎぐ', 'がぎぐ'],
    ['한국어', '한국어'],
    ['ﾊﾝｶｸ', 'ハンカク'],
  ])('%s becomes %s', (from, to) => {
    expect(foldText(from)).toBe(to);
  });
});

describe('precision: what people type finds what they mean and nothing else', () => {
  const mails: Record<string, string> = {
    budget: '关于2026年第三季度预算审批的通知：请各部门于周五前提交报表。',
    budgetTw: '關於二〇二六年度預算審批之通知，請各部門於週五前提交報表。',
    party: '周五晚上部门聚餐，地点在楼下。通过审核的同事请报名，预约请批量登记。',
    invoice: 'Dear Mr Li, attached is invoice INV-20261103 for the quarterly subscription. Regards, Sarah O’Neil',
    invoicing: 'Our invoicing system will be down on Friday. CamelCaseName v1.2.3',
    english: 'The meeting in Zürich is moved to 14:30; see résumé attached.',
    japanese: '会議の議事録を添付いたします。東京オフィスにて。',
    korean: '회의록을 첨부합니다. 서울 사무소',
  };
  const stored = Object.entries(mails).map(([name, text]) => ({ name, lexemes: contentLexemes(mail(text)) }));
  const found = (typed: string) => stored.filter(({ lexemes }) => finds(searchQuery(typed), lexemes)).map(({ name }) => name);

  it.each<[string, string[]]>([
    ['预算', ['budget', 'budgetTw']],
    ['預算', ['budget', 'budgetTw']],
    ['预算审批', ['budget', 'budgetTw']],
    ['审批 报表', ['budget', 'budgetTw']],
    ['周五 聚餐', ['party']],
    ['算审', ['budget', 'budgetTw']],
    ['批通', []],
    ['餐', ['party']],
    ['invoice', ['invoice']],
    ['invoic', ['invoice', 'invoicing']],
    ['INVOICING', ['invoicing']],
    ['invoic friday', []],
    ['invoice quarterly', ['invoice']],
    ['INV-20261103', ['invoice']],
    ['20261103', ['invoice']],
    ['camelcase', ['invoicing']],
    ['casename', []],
    ['zurich', ['english']],
    ['Zürich resume', ['english']],
    ['議事録', ['japanese']],
    ['オフィス', ['japanese']],
    ['회의록', ['korean']],
    ['서울', ['korean']],
    ['周报', []],
    ['2026年', ['budget']],
  ])('%s', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });
});

it('looks a field up by itself', () => {
  const lexemes = contentLexemes(
    mail('正文里提到王芳和合同', {
      subject: '采购合同',
      sender: { name: '李雷', address: 'Li.Lei@Jinshu.example' },
      recipients: [{ name: '王芳', address: 'wang.fang@jinshu.example' }],
      attachmentNames: ['合同_final_v2.pdf'],
    }),
  );
  expect(finds(searchQuery('采购', { field: 'subject' }), lexemes)).toBe(true);
  expect(finds(searchQuery('王芳', { field: 'sender' }), lexemes)).toBe(false);
  expect(finds(searchQuery('王芳', { field: 'recipients' }), lexemes)).toBe(true);
  expect(finds(searchQuery('李雷', { field: 'sender' }), lexemes)).toBe(true);
  expect(finds(searchQuery('final', { field: 'attachments' }), lexemes)).toBe(true);
  expect(finds(searchQuery('采购', { field: 'attachments' }), lexemes)).toBe(false);
});

it('finds an address whole, begun, and by its parts', () => {
  const lexemes = contentLexemes(mail('', { sender: { name: '', address: 'Lin.Yue@jinshu.example' } }));
  for (const typed of ['lin.yue@jinshu.example', 'LIN.YUE@jin', 'lin', 'yue', 'jinshu.example', 'jinshu'])
    expect([typed, finds(searchQuery(typed, { field: 'sender' }), lexemes)]).toEqual([typed, true]);
  expect(finds(searchQuery('lin.yue@other.example', { field: 'sender' }), lexemes)).toBe(false);
});

it('keeps mailboxes apart by a lexeme of their own', () => {
  expect(messageLexemes({ ...mail('会议'), mailboxId: 7 })[0]).toBe('=7');
  expect(searchQuery('会议', { mailboxId: 7 })).toBe("'=7' & '会议'");
});

it('answers null when there is nothing to look for', () => {
  expect(searchQuery('')).toBeNull();
  expect(searchQuery(' …!? & | ( ) :* ')).toBeNull();
});

it('quotes what a tsquery would take for operators', () => {
  expect(searchQuery("a'b\\c & !de")).toBe("'a' & 'b' & 'c' & 'de':*");
});

it('takes the last word for unfinished from two characters on', () => {
  expect(searchQuery('plan b')).toBe("'plan' & 'b'");
  expect(searchQuery('b', { field: 'subject' })).toBe("'s:b'");
  expect(searchQuery('plan bu')).toBe("'plan' & 'bu':*");
});

it('bounds the lexemes of one mail and keeps those of its head', () => {
  const flood = Array.from({ length: 60_000 }, (_, index) => `w${index}`).join(' ');
  const lexemes = contentLexemes(mail(flood, { subject: '季度总结' }));
  expect(lexemes.length).toBe(20_000);
  expect(lexemes).toContain('s:季度');
});
