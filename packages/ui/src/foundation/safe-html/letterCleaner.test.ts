import { expect, it } from 'vitest';
import { bodyStyle } from './letterCleaner.ts';

it('RED-48 the picture behind a letter keeps its address', () => {
  const body = document.createElement('div');
  body.setAttribute('background', '/api/mail/picture/?url=https%3A%2F%2Fshop.example%2Fa.png&until=1&signature=b');
  expect(bodyStyle(body)).toBe('background-image:url("/api/mail/picture/?url=https%3A%2F%2Fshop.example%2Fa.png&until=1&signature=b")');
  body.setAttribute('background', 'data:image/png;,a");color:red;b:url("\\c');
  expect(bodyStyle(body)).toBe('background-image:url("data:image/png;,a%22);color:red;b:url(%22%5Cc")');
});

it('RED-48 a letter has the colours and the direction that its body asks for', () => {
  const page = new DOMParser().parseFromString('<html dir="RTL"><body bgcolor="222222" text="#ffffff" link="yellow">', 'text/html');
  expect(bodyStyle(page.body)).toBe('background-color:#222222;color:#ffffff;--jinshu-link:yellow;direction:rtl');
  page.body.setAttribute('dir', 'ltr');
  page.body.setAttribute('text', 'red;position:fixed');
  expect(bodyStyle(page.body)).toBe('background-color:#222222;--jinshu-link:yellow;direction:ltr');
});
