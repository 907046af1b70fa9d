import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDesk } from './desk';
import { Helpdesk } from './Helpdesk';

afterEach(cleanup);

it('files a report, which then stands in the list of today', async () => {
  const desk = createDesk();
  render(<Helpdesk desk={desk} />);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Your address', 'lin.yue@jinshu.example');
  type('Subject', 'No network');
  type('What happened', 'The socket is dead.');
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('The desk has your report.')).toBeTruthy();
  expect(desk.tickets().map(({ subject, sender }) => [subject, sender])).toEqual([['No network', 'lin.yue']]);
});

it('says what is missing', () => {
  render(<Helpdesk desk={createDesk()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(screen.getByText('Say in one line what is wrong.')).toBeTruthy();
});
