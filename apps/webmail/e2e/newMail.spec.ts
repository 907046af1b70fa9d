import { expect, test } from '@playwright/test';
import { deliver, logIn, makeUser } from './jinshu.ts';

const mail = (to: string, subject: string) =>
  `From: Elena <elena@outside.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${subject.replace(/\W/g, '')}@outside.example>\r\n\r\nHello.\r\n`;

test('PSH-11 PSH-12 PSH-13 PSH-22 new mail shows once, in one window, and is read or deleted there', async ({ page, context }) => {
  const address = await makeUser('new.mail');
  // An empty list has no height.
  await deliver(address, mail(address, 'Old news'));
  await logIn(page, address);
  const other = await context.newPage();
  await other.goto('/mailbox/welcome');
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const notices = () => Promise.all([page, other].map((one) => one.getByRole('dialog', { name: 'New mail' }).count()));

  await deliver(address, mail(address, 'First news'));
  await expect.poll(async () => (await notices()).reduce((sum, count) => sum + count, 0)).toBe(1);
  const isHere = (await page.getByRole('dialog', { name: 'New mail' }).count()) > 0;
  const window = isHere ? page : other;
  // Under test, every window has the focus: the next message could come up in either.
  await (isHere ? other : page).close();
  await deliver(address, mail(address, 'Second news'));
  const notice = window.getByRole('dialog', { name: 'New mail' });
  await expect(notice.getByText('1 / 2')).toBeVisible();
  await notice.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(notice.getByText('Second news', { exact: true })).toBeVisible();
  await notice.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(notice.getByText('1 / 1')).toBeVisible();
  await notice.getByRole('button', { name: 'Read' }).press('Enter');
  await expect(window.getByRole('article', { name: /First news/ })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await window.reload();
  await expect(window.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
