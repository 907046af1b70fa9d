import { emptyDraft } from '@jinshu/api';
import { describe, expect, it } from 'vitest';
import { exampleMessage } from '../../testing/examples.ts';
import { draftOf } from './draftOf.ts';

const sender = { address: 'lin.yue@jinshu.example', name: '林月' };
const defaults = { savesToSent: false, wantsReceipt: true };
const ref = { folder: 'INBOX', uid: 42 };
const chen = { address: 'chen.wei@jinshu.example', name: '陈伟' };
const shen = { address: 'shen.he@jinshu.example', name: '沈禾' };

describe('draftOf', () => {
  it('CMP-33 CMP-53 an answer takes over what the server made ready, and keeps where it came from', () => {
    const answer = exampleMessage({ to: [chen], cc: [shen], subject: '回复：验收', html: '<p>引文</p>', text: '引文', isUrgent: true });
    const { draft, attachments } = draftOf(answer, 'reply-all', ref, sender, defaults);
    expect(draft).toEqual({
      ...emptyDraft(draft.draftId, sender),
      savesToSent: false,
      wantsReceipt: true,
      to: [chen],
      cc: [shen],
      subject: '回复：验收',
      html: '<p>引文</p>',
      text: '引文',
      isUrgent: true,
      relation: 'reply-all',
      folder: 'INBOX',
      uid: 42,
    });
    expect(attachments).toEqual([]);
  });

  it('each answer is a draft of its own, and does not answer to the address of the original', () => {
    const answer = exampleMessage({ replyTo: [chen] });
    const ids = [1, 2].map(() => draftOf(answer, 'reply', ref, sender, defaults).draft.draftId);
    expect(new Set(ids).size).toBe(2);
    expect(draftOf(answer, 'reply', ref, sender, defaults).draft.replyTo).toBe('');
  });

  it('LST-47 a draft goes on under its id, over its version', () => {
    const draftId = '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10';
    const stored = exampleMessage({ draftId, draftVersion: 7, replyTo: [chen], bcc: [shen], isHtml: false, text: '正文' });
    expect(draftOf(stored, '', { folder: '', uid: 0 }, sender, defaults).draft).toMatchObject({
      draftId,
      version: 7,
      replyTo: chen.address,
      bcc: [shen],
      hasBcc: true,
      isHtml: false,
      text: '正文',
      relation: '',
      folder: '',
      uid: 0,
    });
  });

  it.each(['reply', 'reply-all', 'forward'])('CMP-53 SND-50 a draft of an answer stays one: %s', (relation) => {
    const stored = exampleMessage({ draftId: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', draftVersion: 1, relation, isSecure: true });
    const { draft } = draftOf(stored, '', { folder: '', uid: 0 }, sender, defaults);
    expect([draft.relation, draft.isSecure]).toEqual([relation, true]);
  });

  it('CMP-53 a draft keeps the options that were chosen for it, whatever compose begins with otherwise', () => {
    const chosen = { hasCc: false, hasBcc: true, isSeparate: true, savesToSent: true, wantsReceipt: false };
    const stored = exampleMessage({ draftId: '6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', draftVersion: 1, ...chosen });
    expect(draftOf(stored, '', ref, sender, defaults).draft).toMatchObject(chosen);
  });

  it('CMP-33 RED-62 RED-63 SND-47 a mail that is sent again is as closed as it was: a forward of it is not', () => {
    const options = (attributes: object, relation: 'send-again' | 'forward') => {
      const message = exampleMessage({ isSeparate: true });
      const { draft } = draftOf({ ...message, attributes: { ...message.attributes, ...attributes } }, relation, ref, sender, defaults);
      const { hasPassword, password, isBurn, burnLimit, burnDate, isScheduled, isSeparate } = draft;
      return { hasPassword, password, isBurn, burnLimit, burnDate, isScheduled, isSeparate };
    };
    const open = { hasPassword: false, password: '', isBurn: false, burnLimit: 1, burnDate: '', isScheduled: false, isSeparate: true };
    expect(options({ isPassword: true }, 'send-again')).toEqual({ ...open, hasPassword: true });
    const burns = { isBurn: true, burnLeft: null, burnDate: '2026-12-01' };
    expect(options(burns, 'send-again')).toEqual({ ...open, isBurn: true, burnDate: '2026-12-01' });
    expect(options({ isPassword: true }, 'forward')).toEqual(open);
  });

  it('a mail that is sent on brings along the files that are stored for it', () => {
    const part = { sid: '2', name: '日程.pdf', size: 10, type: 'application/pdf', isInline: false };
    const sentOn = exampleMessage({
      attachments: [
        { ...part, id: 9 },
        { ...part, sid: '3', name: 'kept out' },
      ],
    });
    expect(draftOf(sentOn, 'forward', ref, sender, defaults).attachments).toEqual([
      { id: 9, name: '日程.pdf', size: 10, source: 'attachment' },
    ]);
  });
});
