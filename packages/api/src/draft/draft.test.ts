import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sendDraft } from './draft.endpoints.ts';
import { checkSendable, draftSchema, emptyDraft, hasContent, isWorthSaving, subjectOfAttachment } from './draft.schema.ts';
import { checkLevels, mailLevels } from './sendingOptions.ts';

const blank = emptyDraft('6c1f1c34-8a3f-4a54-9a55-0a6d6f0f8a10', { address: 'lin.yue@jinshu.example', name: '林月' });

describe('draft', () => {
  it('CMP-51 travels under the names of the ledger, with its defaults', () => {
    expect(z.encode(sendDraft.body as z.ZodMiniType, { ...blank, action: 'save' })).toEqual({
      reply_to: '',
      is_priority: false,
      is_html: true,
      is_cc: true,
      is_bcc: false,
      is_partsend: false,
      to: [],
      cc: [],
      bcc: [],
      subject: '',
      secret: false,
      is_save_sent: true,
      is_confirm_read: false,
      is_schedule: false,
      schedule_day: '',
      is_password: false,
      password: '',
      is_burn: false,
      burn_limit: 1,
      burn_day: '',
      html_text: '',
      plain_text: '',
      is_smsnotify: false,
      action: 'save',
      draft_id: blank.draftId,
      version: 0,
      mfrom: { address: 'lin.yue@jinshu.example', name: '林月' },
      mail_level: 0,
      attachments: [],
      net_attachments: [],
      company_attachments: [],
      uid: 0,
      folder: '',
      refw_type: '',
    });
  });

  it('CMP-37 the levels rise from 1 to 5, and none but these travels', () => {
    expect(Object.entries(mailLevels)).toEqual([
      ['normal', 1],
      ['internal', 2],
      ['secret', 3],
      ['privacy', 4],
      ['highest', 5],
    ]);
    const limits = { isSecure: true, mailLevel: mailLevels.secret, attachLevel: mailLevels.secret };
    const codes = Object.values(mailLevels).map((level) => checkLevels({ ...blank, level }, limits)?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'level-above-own', 'level-above-own']);
    const travels = (level: number) => z.safeDecode(draftSchema, { mail_level: level } as never).success;
    expect([-1, ...Object.values(mailLevels), 6].map(travels)).toEqual([false, true, true, true, true, true, false]);
  });

  it('CMP-52 says in `secret` whether it is written in security mode', () => {
    for (const isSecure of [true, false]) {
      const wire = z.encode(draftSchema, { ...blank, isSecure });
      expect(wire).toMatchObject({ secret: isSecure });
      expect(z.decode(draftSchema, wire).isSecure).toBe(isSecure);
    }
    expect(z.decode(draftSchema, {} as never).isSecure).toBe(false);
    expect(z.safeDecode(draftSchema, { secret: 1 } as never).success).toBe(false);
  });

  it.each([
    ['a subject longer than a header line', { subject: 'x'.repeat(999) }],
    ['a subject with a line break hidden in it', { subject: 'a\u0000b' }],
    ['an id that is none', { draftId: '1' }],
    ['0 readings', { burnLimit: 0 }],
    ['too many recipients', { to: Array.from({ length: 2001 }, () => ({ address: 'a@b.cn', name: '' })) }],
  ])('refuses %s', (_, patch) => {
    const { action: __, ...wire } = z.encode(sendDraft.body as z.ZodMiniType, { ...blank, action: 'save' }) as Record<string, unknown>;
    const codeToWire: Record<string, string> = { draftId: 'draft_id', burnLimit: 'burn_limit' };
    const wirePatch = Object.fromEntries(Object.entries(patch).map(([key, value]) => [codeToWire[key] ?? key, value]));
    expect(z.safeDecode(draftSchema, wire).success).toBe(true);
    expect(z.safeDecode(draftSchema, { ...wire, ...wirePatch }).success).toBe(false);
  });

  it('SND-07 checks recipients, reply-to, subject and content in this order', () => {
    const to = [{ address: 'chen.wei@jinshu.example', name: '' }];
    expect(checkSendable(blank)).toBe('input-receiver');
    expect(checkSendable({ ...blank, to: [{ address: 'x', name: '' }] })).toBe('email-format');
    expect(checkSendable({ ...blank, to, replyTo: 'x' })).toBe('email-format');
    expect(checkSendable({ ...blank, to })).toBe('missing-subject');
    expect(checkSendable({ ...blank, to, subject: 'a' })).toBe('enter-content');
    expect(checkSendable({ ...blank, to, subject: 'a', html: '<p>b</p>' })).toBeUndefined();
    expect(checkSendable({ ...blank, bcc: to, subject: 'a', html: '<img src="x">' })).toBeUndefined();
  });

  it('SND-03 an empty paragraph is no content, a picture is', () => {
    expect(hasContent({ isHtml: true, html: '<p>&nbsp;<br></p>', text: 'x' })).toBe(false);
    expect(hasContent({ isHtml: true, html: '<p><img src="cid:a"></p>', text: '' })).toBe(true);
    expect(hasContent({ isHtml: false, html: '<p>x</p>', text: ' \n' })).toBe(false);
  });

  it('looks for content in time that grows with the body, whatever stands in it', () => {
    const began = performance.now();
    expect(hasContent({ isHtml: true, html: '<'.repeat(200_000), text: '' })).toBe(true);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('CMP-44 a draft is worth keeping with content, a subject or an attachment', () => {
    expect(isWorthSaving(blank)).toBe(false);
    expect(isWorthSaving({ ...blank, subject: 'a' })).toBe(true);
    expect(isWorthSaving({ ...blank, attachments: [{ id: 1 }] })).toBe(true);
  });

  it('SND-04 takes the extension off the name of a file, and leaves a name that is all extension', () => {
    expect(['报价.v2.xlsx', 'README', '.env'].map(subjectOfAttachment)).toEqual(['报价.v2', 'README', '.env']);
  });
});
