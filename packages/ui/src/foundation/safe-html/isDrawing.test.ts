import { describe, expect, it } from 'vitest';
import { stationeryDesigns } from '../../mail/stationery/index.ts';
import { isDrawing } from './isDrawing.ts';

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const svg = (inside: string, attributes = '') => addressOf(`<svg xmlns='http://www.w3.org/2000/svg'${attributes}>${inside}</svg>`);
const drawn = stationeryDesigns.flatMap(({ id, css }) => {
  const image = css['background-image'];
  return image === undefined ? [] : [{ id, image }];
});

describe('the drawings of a paper', () => {
  it.each(drawn)('CMP-15 $id is made of such', ({ image }) => {
    const addresses = [...image.matchAll(/url\("([^"]*)"\)/g)].map(([, address]) => address ?? '');
    expect([addresses.length > 0, addresses.every(isDrawing)]).toEqual([true, true]);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg("<g onload='x'/>")],
    ['a picture', svg("<image href='https://outside.example/a.png'/>")],
    ['a picture that it uses', svg("<use href='#a'/>")],
    ['a filter that fetches', svg("<path fill='url(https://outside.example/a)'/>")],
    ['an address in another writing', svg("<path fill='url(h&#116;tps&#58;//outside.example)'/>")],
    ['words', svg('<text>x</text>')],
    ['bare words', svg('words')],
    ['a style sheet', svg('<style>*{fill:red}</style>')],
    ['another language', svg('<foreignObject><p/></foreignObject>')],
    ['an entity', addressOf("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'></svg>")],
    ['a handler at its root', svg('', " onload='x'")],
    ['base64', `data:image/svg+xml;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg'></svg>")}`],
    ['half an escape', 'data:image/svg+xml,%E4%'],
    ['a very long one', svg('<g></g>'.repeat(5000))],
  ])('%s is none', (_, address) => {
    expect(isDrawing(address)).toBe(false);
  });
});
