import {
  decideReviews,
  downloadReviewAttachment,
  getReviewState,
  listReviews,
  Problem,
  previewReviewAttachment,
  type ReviewMail,
  readReview,
  reviewedRecipients,
} from '@jinshu/api';
import { answer, type FakeAnswer } from './fakeServer.ts';

const sender = { name: '周安', address: 'zhou.an@jinshu.example' };
const person = (name: string, address: string) => ({ name, address });

/** A message under review, with overrides. */
export function exampleReview(overrides: Partial<ReviewMail> = {}): ReviewMail {
  return {
    id: 1,
    subject: '年度供应商框架协议及报价',
    sender,
    to: [person('蓝溪采购部', 'bids@lanxi.example')],
    cc: [person('陈伟', 'chen.wei@jinshu.example')],
    bcc: [],
    sentAt: '2026-11-20T02:12:00Z',
    size: 4_414_505,
    reason: '含外域收件人与附件',
    heldReason: '含外域收件人与附件',
    list: '',
    status: 'wait',
    decidedBy: '',
    decidedFor: '',
    decidedAt: null,
    text: '各位老师：附件为年度报价。',
    html: '<p>各位老师：</p><p>附件为年度报价。</p>',
    isHtml: true,
    isSealed: false,
    isBurn: false,
    attachments: [
      { sid: '2', name: '报价.xlsx', type: 'application/vnd.ms-excel', size: 657_408, isInline: false },
      { sid: '3', name: '说明.bin', type: 'application/octet-stream', size: 1_024, isInline: false },
    ],
    ...overrides,
  };
}

/** Messages of the example reviewer, both waiting and decided. */
export const exampleReviews = (): ReviewMail[] => [
  exampleReview(),
  exampleReview({
    id: 2,
    subject: 'Notes on the sample of customer data',
    to: ['partner@heyuan.example', 'second@heyuan.example', 'third@heyuan.example'].map((address) => person('', address)),
    cc: [],
    heldReason: '命中关键词“客户名单”',
    reason: '命中关键词“客户名单”',
    size: 826_000,
    sentAt: '2026-11-20T01:58:00Z',
  }),
  exampleReview({ id: 3, subject: '回复：驻场人员门禁名单', sentAt: '2026-11-19T09:20:00Z', size: 38_400, attachments: [] }),
  exampleReview({ id: 4, subject: '十月差旅报销', status: 'permit', decidedBy: '沈禾', decidedAt: '2026-11-19T10:00:00Z' }),
  exampleReview({
    id: 5,
    subject: '客户名单导出',
    status: 'reject',
    reason: '附件需脱敏',
    decidedBy: '高远',
    decidedAt: '2026-11-18T10:00:00Z',
  }),
];

/** Server responses for a reviewer, with messages in memory. */
export function reviewAnswers(mails: ReviewMail[] = exampleReviews()): FakeAnswer[] {
  const of = (status: ReviewMail['status']) => mails.filter((mail) => mail.status === status);
  const found = (id: number): ReviewMail => {
    const mail = mails.find((one) => one.id === id);
    if (!mail) throw new Problem('mail-not-found');
    return mail;
  };
  return [
    answer(getReviewState, () => ({ count: of('wait').length, isReviewer: true })),
    answer(listReviews, ({ query: { status, page, pageSize } }) => ({
      count: of(status).length,
      results: of(status)
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ id, subject, sender: from, sentAt, size, reason, list, to, cc, bcc }) => {
          const everybody = [...to, ...cc, ...bcc];
          return {
            id,
            subject,
            sender: from,
            sentAt,
            size,
            reason,
            list,
            recipients: everybody.slice(0, reviewedRecipients),
            recipientCount: everybody.length,
          };
        }),
    })),
    answer(readReview, ({ params: { reviewId } }) => found(reviewId)),
    answer(decideReviews, ({ body: { status, reviewIds, reason = '' } }) => {
      const taken = reviewIds.filter((id) => found(id).status !== 'wait');
      for (const id of reviewIds.filter((one) => !taken.includes(one)))
        Object.assign(found(id), { status, decidedBy: '沈禾', decidedAt: '2026-11-20T02:30:00Z', ...(status === 'reject' && { reason }) });
      return { count: reviewIds.length - taken.length, taken };
    }),
    answer(downloadReviewAttachment, () => ({ blob: new Blob(['x']), fileName: 'x.bin' })),
    answer(previewReviewAttachment, () => ({ kind: 'text' as const, text: 'What the file says', isCut: false })),
  ];
}
