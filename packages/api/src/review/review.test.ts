import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../contract/endpoint.ts';
import { Problem, problemBody } from '../contract/Problem.ts';
import {
  decideReviews,
  downloadReviewAttachment,
  getReviewState,
  listReviews,
  maximumReviewed,
  readReview,
  reviewItemSchema,
  reviewPageSize,
  reviewStateSchema,
  reviewStatuses,
} from './index.ts';

describe('the review of mail, on the wire', () => {
  it('REV-06 spells an item as the ledger does', () => {
    const wire = {
      id: 7,
      subject: '报价',
      sender: { address: 'zhou.an@jinshu.example', name: '周安' },
      recipient: [{ address: 'bids@partner.example', name: '' }],
      recipient_count: 4,
      datetime: '2026-11-20T02:12:00.000Z',
      mailsize: 4_414_505,
      reason: '含外域收件人',
      list: '',
    };
    const code = z.decode(reviewItemSchema, wire);
    expect(code).toMatchObject({ recipientCount: 4, sentAt: wire.datetime, size: wire.mailsize, recipients: wire.recipient });
    expect(z.encode(reviewItemSchema, code)).toEqual(wire);
  });

  it('REV-01 REV-02 REV-31 spells the flag and the count', () => {
    expect(z.decode(reviewStateSchema, { count: 3, review_mail_show: true })).toEqual({ count: 3, isReviewer: true });
  });

  it('REV-04 REV-05 has three views and pages of ten', () => {
    expect([reviewStatuses, reviewPageSize]).toEqual([['wait', 'permit', 'reject'], 10]);
  });

  it('REV-27 REV-28 REV-29 REV-30 REV-31 calls what the ledger names', () => {
    const calls = [listReviews, decideReviews, readReview, downloadReviewAttachment, getReviewState];
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /mail/review/',
      'POST /mail/review/batch/',
      'GET /mail/review/:reviewId/',
      'GET /mail/review/dowload/',
      'GET /mail/review/show/',
    ]);
    expect(z.encode(downloadReviewAttachment.query as Schema, { mailId: 7, sid: '2', did: '1' })).toEqual({
      mail_id: '7',
      sid: '2',
      did: '1',
    });
    expect(z.encode(listReviews.query as Schema, { page: 1, pageSize: 10, status: 'wait' })).toEqual({
      page: '1',
      page_size: '10',
      status: 'wait',
    });
  });

  it('REV-28 takes permit or reject for one to a hundred mails', () => {
    const takes = (body: unknown) => z.safeParse(decideReviews.body as Schema, body).success;
    expect(takes({ status: 'permit', review_ids: [1] })).toBe(true);
    expect(takes({ status: 'reject', review_ids: [1, 2], reason: '附件需脱敏' })).toBe(true);
    expect(takes({ status: 'wait', review_ids: [1] })).toBe(false);
    expect(takes({ status: 'permit', review_ids: [] })).toBe(false);
    expect(takes({ status: 'permit', review_ids: Array.from({ length: maximumReviewed + 1 }, (_, n) => n + 1) })).toBe(false);
    expect(takes({ status: 'reject', review_ids: [1], reason: 'x'.repeat(501) })).toBe(false);
  });

  it('ERR-41 asks for the reason of a rejection', () => {
    expect(problemBody(new Problem('input-reject-reason'))).toEqual({
      non_field_errors: ['Enter a reason for the rejection.'],
      code: 'input-reject-reason',
    });
  });
});
