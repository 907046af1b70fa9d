import { expect, test } from 'vitest';
import { canPreview, isTooLargeToPreview, previewKind } from './previewKind.ts';

test('VIE-06 preview is offered for these endings and no others', () => {
  const offered = 'gif jpg jpeg png bmp svg pdf html txt xls xlsx doc docx ppt pptx xml csv md log'.split(' ');
  expect(offered.filter((extension) => !canPreview({ name: `验收.${extension}` }))).toEqual([]);
  expect(['a.zip', 'a.exe', 'a.htm', 'a.eml', 'pdf', 'a.pdf.js', ''].filter((name) => canPreview({ name }))).toEqual([]);
  expect(canPreview({ name: 'SCAN.PDF' })).toBe(true);
});

test('VIE-07 pictures, pdf, html and office files have their own way, the rest is text', () => {
  expect(['a.svg', 'a.pdf', 'a.html', 'a.docx', 'a.md', 'a.log', 'a.zip'].map(previewKind)).toEqual([
    'image',
    'pdf',
    'html',
    'office',
    'text',
    'text',
    null,
  ]);
});

test('VIE-05 more than 10485760 bytes are not shown', () => {
  expect([10_485_760, 10_485_761].map((size) => isTooLargeToPreview({ size }))).toEqual([false, true]);
});
