import { emptyDraft } from '@jinshu/api';
import { composeMachine } from '@jinshu/mail-machines';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { isSameForm } from './composer.ts';

const begin = () =>
  createActor(composeMachine, {
    input: {
      draft: emptyDraft('d1', { address: 'me@jinshu.example', name: '我' }),
      autosaveMs: 0,
      limits: { isSecure: false, mailLevel: 0, attachLevel: 0 },
    },
  }).start();

describe('a form around its letter', () => {
  it('stays as it is while words are typed, so that a rest of the keys draws nothing anew', () => {
    const composer = begin();
    const before = composer.getSnapshot();
    composer.send({ type: 'change', change: { html: '<p>锦书</p>', text: '锦书' } });
    composer.send({ type: 'switched', presence: 'away' });
    expect(composer.getSnapshot().context.draft.html).toBe('<p>锦书</p>');
    expect(isSameForm(before, composer.getSnapshot())).toBe(true);
  });

  it('follows a field, and the words of a letter without formatting', () => {
    const composer = begin();
    const before = composer.getSnapshot();
    composer.send({ type: 'change', change: { subject: '预算' } });
    const named = composer.getSnapshot();
    expect(isSameForm(before, named)).toBe(false);
    composer.send({ type: 'change', change: { isHtml: false } });
    if (composer.getSnapshot().context.question) composer.send({ type: 'confirm' });
    const plain = composer.getSnapshot();
    expect([plain.context.draft.isHtml, isSameForm(named, plain)]).toEqual([false, false]);
    composer.send({ type: 'change', change: { text: '锦书' } });
    expect(isSameForm(plain, composer.getSnapshot())).toBe(false);
  });
});
