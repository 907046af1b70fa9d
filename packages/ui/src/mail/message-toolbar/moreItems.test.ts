import { describe, expect, it } from 'vitest';
import { MORE_ITEM_IDS, type MoreSituation, moreItems, REJECT_LIMIT } from './moreItems.ts';

const reading: MoreSituation = {
  place: 'reading',
  folder: 'Spam',
  canForward: true,
  canDownload: true,
  hidesDelete: false,
  showsToolbarDelete: false,
  canMove: true,
  size: 2000,
  view: 'html',
  hasHtml: true,
};
const idsOf = (part: Partial<MoreSituation>) =>
  moreItems({ ...reading, ...part })
    .map(({ id }) => id)
    .sort((a, b) => a - b);
const all = Array.from({ length: 17 }, (_, index) => index + 1);
const without = (...ids: number[]) => all.filter((id) => !ids.includes(id));

describe('the menu More of a letter', () => {
  it('RED-11 has the seventeen items by their numbers', () => {
    expect(idsOf({})).toEqual(all);
    expect(MORE_ITEM_IDS).toMatchObject({ reply: 1, replyAll: 4, download: 6, header: 8, expunge: 10, source: 13, showText: 16 });
  });

  it('RED-12 RED-13 forwards with is_fwmail only, and downloads with is_maildownload only', () => {
    expect(idsOf({ canForward: false })).toEqual(without(2, 3, 5));
    expect(idsOf({ canDownload: false })).toEqual(without(6));
  });

  it('RED-14 RED-15 RED-16 deletes unless that is hidden, and for good only where the toolbar does not delete', () => {
    expect(idsOf({ hidesDelete: true })).toEqual(without(7, 10));
    expect(idsOf({ showsToolbarDelete: true })).toEqual(without(10));
  });

  it('RED-17 RED-18 RED-21 says not spam, rejects and trusts a sender in Spam alone', () => {
    for (const folder of ['INBOX', 'Sent', 'Trash', '合同']) expect(idsOf({ folder })).toEqual(without(9, 11, 12));
  });

  it('RED-19 RED-20 rejects what can be moved and has less than 2,048,000 bytes', () => {
    expect(idsOf({ canMove: false })).toEqual(without(11));
    expect(idsOf({ size: REJECT_LIMIT - 1 })).toContain(11);
    expect(idsOf({ size: 2_048_000 })).not.toContain(11);
  });

  it('has an eighteenth item for a rule, where rules can be made and messages arrive', () => {
    const offers = (part: Partial<MoreSituation>) => idsOf({ canFilter: true, ...part }).includes(18);
    expect(['INBOX', 'Spam', 'Trash', 'f6'].map((folder) => offers({ folder }))).toEqual([true, true, true, true]);
    expect(['Sent', 'Drafts'].map((folder) => offers({ folder }))).toEqual([false, false]);
    expect([offers({ canFilter: false }), offers({ place: 'list', folder: 'INBOX' })]).toEqual([false, true]);
  });

  it('RED-22 RED-23 changes the view there and back', () => {
    const showHtml = (part: Partial<MoreSituation>) => moreItems({ ...reading, ...part }).find(({ id }) => id === 17);
    expect(idsOf({ view: 'text' })).toEqual(without(16));
    expect(showHtml({ view: 'text' })?.isDisabled).toBe(false);
    expect(showHtml({ view: 'html' })?.isDisabled).toBe(true);
    expect(showHtml({ view: 'text', hasHtml: false })?.isDisabled).toBe(true);
  });
});

describe('the menu More of the list', () => {
  const list = { place: 'list', folder: 'INBOX' } as const;

  it('LST-14 LST-15 has the same items without the views, and rejects outside Drafts and Sent', () => {
    expect(idsOf(list)).toEqual(without(9, 12, 16, 17));
    expect(idsOf({ ...list, folder: 'Spam' })).toEqual(without(16, 17));
    expect(idsOf({ ...list, folder: 'Sent' })).toEqual(without(9, 11, 12, 16, 17));
    expect(idsOf({ ...list, canForward: false })).toEqual(without(2, 3, 5, 9, 12, 16, 17));
  });

  it('LST-17 has download, delete and header of drafts, as far as they are allowed', () => {
    expect(idsOf({ ...list, folder: 'Drafts' })).toEqual([6, 7, 8]);
    expect(idsOf({ ...list, folder: 'Drafts', canDownload: false, hidesDelete: true })).toEqual([8]);
  });
});
