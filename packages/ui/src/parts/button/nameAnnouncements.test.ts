import { afterEach, expect, it, vi } from 'vitest';
import { nameAnnouncements } from './nameAnnouncements.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const announce = (log: Element, labelledBy: string) => {
  const picture = document.createElement('div');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-labelledby', labelledBy);
  log.append(picture);
  return picture;
};

it('gives what is announced the words of the button, which may go before the announcement does', async () => {
  document.body.innerHTML = `
    <div data-live-announcer="true"><div role="log"></div></div>
    <button id="send"><svg aria-hidden="true"><title>plane</title></svg><span>Send <b>now</b></span><span id="runs" role="progressbar" aria-label="Working"></span></button>
    <button id="delete" aria-label="Delete"></button>`;
  const log = document.querySelector('[role=log]') as Element;
  const first = announce(log, 'send');
  nameAnnouncements();
  expect(first.getAttribute('aria-label')).toBe('Send now Working');
  expect(first.hasAttribute('aria-labelledby')).toBe(false);
  const later = announce(log, 'delete runs');
  await vi.waitFor(() => expect(later.getAttribute('aria-label')).toBe('Delete Working'));
  const late = announce(log, 'gone');
  await vi.waitFor(() => expect(late.isConnected).toBe(false));
});

it('does nothing where nothing was announced yet', () => {
  expect(nameAnnouncements).not.toThrow();
});
