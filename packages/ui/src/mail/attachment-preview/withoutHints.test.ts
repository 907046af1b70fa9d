import { expect, it } from 'vitest';
import { withoutHints } from './withoutHints.ts';

it('VIE-07 a page that is shown opens no connections ahead', () => {
  expect(withoutHints('<head><link rel=preconnect href=//a.example><LINK\nrel="dns-prefetch"/><link/rel=x></head>')).toBe(
    '<head><meta rel=preconnect href=//a.example><meta\nrel="dns-prefetch"/><meta/rel=x></head>',
  );
  expect(withoutHints('<iframe srcdoc="&lt;link rel=preconnect href=//a.example>">x</iframe>')).toBe(
    '<span hidden srcdoc="&lt;link rel=preconnect href=//a.example>">x</span>',
  );
  const honest = '<p>A <linked-part> and a chain: link, links</p><style>a::before{content:"link"}</style>';
  expect(withoutHints(honest)).toBe(honest);
});
