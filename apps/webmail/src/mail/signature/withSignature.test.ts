import { expect, it } from 'vitest';
import { withSignature } from './withSignature.ts';

const block = '<div data-jinshu-signature=""><p>林月</p></div>';

it.each([
  ['a new letter', '', `<p></p>${block}`],
  ['an answer', '<p><br></p><div data-jinshu-original=""><p>x</p></div>', `<p><br></p>${block}<div data-jinshu-original=""><p>x</p></div>`],
  ['an answer without a line to write on', '<div data-jinshu-original="">x</div>', `<p></p>${block}<div data-jinshu-original="">x</div>`],
  ['a quote of another kind', '<p></p><blockquote>x</blockquote>', `<p></p>${block}<blockquote>x</blockquote>`],
  ['a letter that says something', '<p>x</p>', `<p></p>${block}<p>x</p>`],
])('CMP-35 CMP-34 a signature stands above the original in %s', (_what, html, expected) => {
  expect(withSignature(html, '<p>林月</p>')).toBe(expected);
});
