import { describe, expect, it } from 'vitest';
import { decode, encode } from 'zod/mini';
import { deliverySchema, deliveryStatuses } from './delivery.schema.ts';

const row = {
  recipient: 'chen.wei@jinshu.example',
  name: '陈伟',
  status: 'readed',
  status_info: '',
  recall_status: 'recall_succ',
  recall_status_info: '',
  inform: 'taken-back',
  is_red: false,
  is_zhaohui: false,
  updated_at: '2026-11-20T01:55:00Z',
};

describe('the fate of a mail on the wire', () => {
  it('SND-26 has the seven words of the ledger', () =>
    expect(deliveryStatuses.map((status) => encode(deliverySchema, { ...decode(deliverySchema, row), status }).status)).toEqual([
      'undeliver',
      'review',
      'sequester',
      'deliver',
      'readed',
      'proxy',
      'deliver_fail',
    ]));

  it('SND-29 SND-34 comes back as it went', () => {
    const read = decode(deliverySchema, row);
    expect(read).toMatchObject({ status: 'read', recallStatus: 'recalled', isFailed: false, canRecall: false });
    expect(encode(deliverySchema, read)).toEqual(row);
    expect(
      ['', 'recalled', 'failed'].map((recallStatus) => encode(deliverySchema, { ...read, recallStatus: recallStatus as '' }).recall_status),
    ).toEqual(['', 'recall_succ', 'recall_fail']);
  });
});
