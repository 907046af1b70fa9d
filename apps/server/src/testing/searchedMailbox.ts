import { type OpenMailbox, openMailbox } from './openMailbox.ts';

/** Mailbox with a few messages for search tests. */
export interface SearchedMailbox extends OpenMailbox {
  find(query: Record<string, string>): Promise<ReturnType<typeof JSON.parse>>;
  /** The subjects of what is found, in their order. */
  subjects(query: Record<string, string>): Promise<string[]>;
}

/** Current time of all searches. */
export const searchedAt = new Date('2026-11-20T12:00:00');
const daysAgo = (days: number) => new Date(searchedAt.getTime() - days * 86_400_000);

/** Opens the app with four messages for Lin Yue, one of them with a file, and one for Chen Wei that Lin Yue must never find. */
export async function openSearchedMailbox(): Promise<SearchedMailbox> {
  const test = await openMailbox({ now: () => searchedAt });
  await test.arrive({ subject: '年度预算会议', text: '请准备发票', date: daysAgo(200) });
  await test.arrive({
    subject: 'Quarterly budget',
    text: 'see the invoice',
    date: daysAgo(10),
    from: { name: 'Ann Lee', address: 'ann@x.example' },
  });
  await test.arrive({ subject: '周报', text: '會議已取消', date: daysAgo(1), cc: [{ name: '陈伟', address: 'chen.wei@jinshu.example' }] });
  await test.arrive({
    subject: '附件',
    text: '见附件',
    date: daysAgo(0),
    attachments: [{ name: '合同草案.pdf', type: 'application/pdf', content: Buffer.alloc(200_000, 7) }],
  });
  await test.arrive({ subject: '会议邀请', text: '明天', date: daysAgo(0) }, [test.chen.address]);
  const find = async (query: Record<string, string>) =>
    (await test.lin.get(`/mail/message/search/?${new URLSearchParams({ page: '1', page_size: '20', ...query })}`)).body;
  return {
    ...test,
    find,
    subjects: async (query) => (await find(query)).results.map(({ subject }: { subject: string }) => subject),
  };
}
