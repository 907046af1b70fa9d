import { type Draft, emptyDraft } from '@jinshu/api';
import type { Party } from './organisation.ts';

/** Nine o'clock of the first Monday that is at least three days away. */
function nextMonday(now: Date): Date {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 3, 9);
  at.setDate(at.getDate() + ((8 - at.getDay()) % 7));
  return at;
}

/** Creates Lin Yue's unsent drafts. The ids are fixed, so every demo has the same ones. */
export function demoDrafts(
  sender: Party,
  address: (key: 'gao' | 'maya' | 'elena' | 'chen' | 'qian') => Party,
  now: Date,
): { draft: Draft; day: number }[] {
  const draft = (number: number, fields: Partial<Draft>): Draft => ({
    ...emptyDraft(`5e1f0000-0000-4000-8000-00000000000${number}`, sender),
    version: 1,
    ...fields,
  });
  return [
    {
      day: 1,
      draft: draft(1, {
        to: [address('gao')],
        subject: '数字文化项目：青鸾两页说明',
        html: '<p>院长：</p><p>两页说明如下，请您先看结构：</p><ol><li>做了什么：残缺页识别，9.2 万页</li><li>谁在用：</li><li>再给一年：</li></ol>',
      }),
    },
    {
      day: 1,
      draft: draft(2, {
        to: [address('maya')],
        subject: 'Roadmap for Thursday',
        html: '<p>Dear Maya,</p><p>Before we meet on Thursday, here is what we plan for the first half of the year:</p><ul><li>3.3: filter by week, better contrast</li><li>3.4: offline reading</li></ul>',
      }),
    },
    {
      day: 2,
      draft: draft(3, {
        to: [address('qian')],
        subject: 'Re: 下月的古籍年会',
        html: '<p>钱老师，谢谢邀请，14 日我可以。题目暂定《水渍之下》，</p>',
      }),
    },
    {
      day: 6,
      draft: draft(4, {
        to: [address('elena')],
        cc: [address('chen')],
        subject: 'Method, two paragraphs',
        html: '<p>Dear Elena,</p><p>The reading was done in two steps. First the ink of the other side is estimated from</p>',
      }),
    },
    {
      day: 0,
      draft: draft(6, {
        to: [address('chen')],
        subject: '周一例会提醒：青鸾二期进度',
        html: '<p>陈伟：</p><p>下周一上午十点例会，请先更新进度表。这封信会在周一早上九点自动发出。</p>',
        isScheduled: true,
        scheduledAt: nextMonday(now).toISOString(),
      }),
    },
    { day: 15, draft: draft(5, { subject: '组内读书会书单', isHtml: false, html: '', text: '1 版本学概论\n2 纸的历史\n3 ' }) },
  ];
}
