import { expect, type Page, test } from '@playwright/test';
import { runJinshu } from '../../../scripts/lib/testServer.ts';
import { addressOf, deliver, home, logIn, loginFields, makeUser, password, pickLanguage, server } from './jinshu.ts';
import { plainMail } from './smtp.ts';

const next = 'Brocade-77';

async function openLogin(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await pickLanguage(page, 'en');
}

async function tryLogIn(page: Page, who: string, secret: string): Promise<void> {
  await loginFields(page).account.fill(addressOf(who));
  await loginFields(page).password.fill(secret);
  await loginFields(page).submit.click();
}

test('LGN-06 LGN-27 LGN-28 LGN-30 LGN-31 LGN-32 a person registers, waits, is approved on the command line and logs in', async ({
  page,
}) => {
  const who = `register-${process.pid}`;
  await runJinshu(server.dataDir, 'policy', 'set', 'is_register', 'on');
  await openLogin(page);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/login#register$/);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.getByRole('textbox', { name: 'User name' }).fill(who);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Qin Feng');
  await field('Password').fill(next);
  await field('Confirm password').fill(next);
  await page.getByRole('textbox', { name: 'Mobile' }).fill('151 6820 7713');
  await page.getByRole('textbox', { name: 'Department' }).fill('Research');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Starts in December');
  await page.getByRole('checkbox', { name: /agreement/ }).check({ force: true });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Registration sent' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to login' }).click();

  await tryLogIn(page, who, next);
  await expect(page.getByText('Your registration is waiting for approval.')).toBeVisible();
  const listed = (await runJinshu(server.dataDir, 'approval', 'list')) as unknown as { id: number; address: string }[];
  const request = listed.find(({ address }) => address === addressOf(who));
  await runJinshu(server.dataDir, 'approval', 'grant', String(request?.id));
  expect(await deliver(who, plainMail({ to: addressOf(who), subject: 'Welcome' }))).toBe(250);
  await loginFields(page).submit.click();
  await expect(home(page)).toBeVisible();
});

test('LGN-04 LGN-07 LGN-38 LGN-39 LGN-40 a password is recovered by the security question, which the next login asks as well', async ({
  page,
}) => {
  const who = `recover-${process.pid}`;
  const to = await makeUser(who);
  expect(await deliver(to, plainMail({ to, subject: 'Welcome' }))).toBe(250);
  await logIn(page, who);
  const isSet = await page.evaluate(async () => {
    const token = localStorage.getItem('jinshu.token') ?? '';
    const seal = (value: string) => JSON.stringify({ value, at: Date.now() });
    const answer = await fetch('/api/setting/set-security/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-jinshu-token': token },
      body: JSON.stringify({ question: 'First school?', answer: seal('Bamboo lane') }),
    });
    return answer.status;
  });
  expect(isSet).toBe(200);

  await openLogin(page);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { name: 'Recover password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Account' }).fill(addressOf(who));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'First school?' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The answer doesn’t match. Try again.')).toBeVisible();
  await page.getByRole('textbox', { name: 'First school?' }).fill('bamboo LANE ');
  await page.keyboard.press('Enter');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your password is changed/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();

  await tryLogIn(page, who, password);
  await expect(page.getByText('The account or password is incorrect.')).toBeVisible();
  await tryLogIn(page, who, next);
  await page.getByRole('textbox', { name: 'First school?' }).fill('Bamboo lane');
  await loginFields(page).submit.click();
  await expect(home(page)).toBeVisible();
});
