import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeFlags, displayState, encodeFlags, flagColorName, flagColors } from './flags.ts';
import { flagMessages, listMessages } from './message.endpoints.ts';
import { messageRowSchema } from './message.schema.ts';

const none = {
  isRead: false,
  isAnswered: false,
  isForwarded: false,
  isScheduled: false,
  isUrgent: false,
  isBurn: false,
  hasAttachment: false,
  flagColor: null,
};

describe('flags', () => {
  it('TAG-05 are spelled on the wire exactly as the ledger says', () => {
    const all = {
      ...none,
      isRead: true,
      isAnswered: true,
      isForwarded: true,
      isScheduled: true,
      isUrgent: true,
      isBurn: true,
      hasAttachment: true,
    };
    expect(encodeFlags({ ...all, flagColor: 'red' })).toEqual([
      '\\Seen',
      'Answered',
      'umail-forword',
      'umail-schedule',
      'umail-emergent',
      'umail-burn',
      'umail-attach',
      '\\flagged',
    ]);
    expect(flagColors.map(flagColorName)).toEqual([
      '\\flagged',
      'umail-green',
      'umail-orange',
      'umail-blue',
      'umail-pink',
      'umail-cyan',
      'umail-yellow',
      'umail-purple',
      'umail-gray',
    ]);
  });

  it.each(flagColors)('TAG-06 the colour %s survives the way there and back', (flagColor) => {
    expect(decodeFlags(encodeFlags({ ...none, flagColor }))).toEqual({ ...none, flagColor });
  });

  it.each(['add', 'remove'] as const)('TAG-07 the red flag travels alone to %s it', (action) => {
    const body = { uids: [4], folder: 'INBOX', action, flags: [flagColorName('red')] };
    expect(z.encode(flagMessages.body as z.ZodMiniType, body)).toEqual({ uids: [4], folder: 'INBOX', action, flags: ['\\flagged'] });
    const others = { ...none, isRead: true, isUrgent: true };
    const flags = encodeFlags(others);
    const flagged = action === 'add' ? [...flags, '\\flagged'] : flags.filter((name) => name !== '\\flagged');
    expect(decodeFlags(flagged)).toEqual({ ...others, flagColor: action === 'add' ? 'red' : null });
  });

  it('passes over tags and what it does not know', () => {
    expect(decodeFlags(['tag12', '\\Recent'])).toEqual(none);
  });

  it.each([
    [{ isRead: false }, 'unread'],
    [{ isRead: true }, 'read'],
    [{ isRead: true, isAnswered: true }, 'replied'],
    [{ isRead: true, isForwarded: true }, 'forwarded'],
    [{ isRead: true, isAnswered: true, isForwarded: true }, 'replied-and-forwarded'],
    [{ isScheduled: true }, 'scheduled'],
    [{ isScheduled: true, isMoved: true }, 'not-found'],
  ] as const)('TAG-04 %j shows as %s', (flags, state) => {
    expect(displayState({ ...none, ...flags })).toBe(state);
  });
});

describe('message row', () => {
  const wire = {
    uid: 4,
    raw_name: 'INBOX',
    folder: 'INBOX',
    subject: '评审',
    mfrom: { address: 'a@b.example', name: '甲' },
    to: [{ address: 'c@d.example', name: '' }],
    date: '2026-11-20T01:42:00.000Z',
    internaldate: '2026-11-20T01:42:05.000Z',
    size: 1024,
    flags: ['\\Seen', 'umail-blue'],
    remark: '',
    tags: [{ tagname: 'tag1', name: '会议', color: '#33B679' }],
    is_move: false,
  };

  it('LST-67 LST-68 TAG-13 has the fields of the ledger and yields the derived ones', () => {
    const row = z.decode(messageRowSchema, wire);
    expect(row).toMatchObject({
      folder: 'INBOX',
      sender: { name: '甲' },
      isRead: true,
      flagColor: 'blue',
      isMoved: false,
      tags: [{ id: 'tag1' }],
    });
    expect(z.encode(messageRowSchema, row)).toEqual(wire);
  });

  it('LST-03 LST-05 API-04 asks for a page by limit and offset, with sort and filter by their wire words', () => {
    const query = { folder: 'INBOX', limit: 20, offset: 40, sort: 'REVERSE SUBJECT', viewFilter: 'KEYWORD umail-green' } as const;
    expect(z.encode(listMessages.query as z.ZodMiniType, query)).toEqual({
      folder: 'INBOX',
      limit: '20',
      offset: '40',
      sort: 'REVERSE SUBJECT',
      search: 'KEYWORD umail-green',
    });
    for (const search of ['KEYWORD \\flagged', 'KEYWORD \\Seen', 'KEYWORD Answered', 'KEYWORD umail-schedule', 'KEYWORD umail-burn']) {
      expect(
        z.safeDecode(listMessages.query as z.ZodMiniType, { folder: 'INBOX', limit: '20', offset: '0', search } as never).success,
      ).toBe(true);
    }
    for (const search of ['KEYWORD', 'KEYWORD x', 'SEEN', 'unseen or 1=1']) {
      expect(
        z.safeDecode(listMessages.query as z.ZodMiniType, { folder: 'INBOX', limit: '20', offset: '0', search } as never).success,
      ).toBe(false);
    }
  });
});
