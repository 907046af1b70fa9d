import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appStory } from '../../testing/appStory.tsx';
import { exampleReview, reviewAnswers } from '../../testing/reviewAnswers.ts';

const meta = { title: 'App/Review', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const find = { timeout: 10_000 };

export const List: StoryObj = {
  ...appStory({ at: '/mailbox/review', answers: reviewAnswers() }),
  tags: ['REV-03', 'REV-04'],
  name: 'The mails that wait, chosen and permitted together',
  play: async () => {
    const region = within(await screen.findByRole('region', { name: /Mail review|邮件审核|郵件審核/ }, find));
    const row = await region.findByRole('row', { name: /年度供应商/ }, find);
    row.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
  },
};

export const Reading: StoryObj = {
  ...appStory({ at: '/mailbox/review', answers: reviewAnswers() }),
  tags: ['REV-08', 'REV-09'],
  name: 'A mail in a tab of its own',
  play: async () => {
    const region = within(await screen.findByRole('region', { name: /Mail review|邮件审核|郵件審核/ }, find));
    const row = await region.findByRole('row', { name: /年度供应商/ }, find);
    row.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('article', { name: /年度供应商/ }, find);
  },
};

export const NothingWaits: StoryObj = appStory({ at: '/mailbox/review', answers: reviewAnswers([]) });
export const ManyPages: StoryObj = appStory({
  at: '/mailbox/review',
  answers: reviewAnswers(Array.from({ length: 34 }, (_, n) => exampleReview({ id: n + 1, subject: `付款申请 ${n + 1}` }))),
});
