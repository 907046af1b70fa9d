import { describe, expect, it } from 'vitest';
import { countDeliveries, type DeliveryStatus, deliveryStatuses, recallStatuses } from './delivery.schema.ts';
import { type LifeFacts, lifelineOf, lifeStations } from './lifeline.ts';

const at = (...statuses: (DeliveryStatus | 'recalled' | 'rejected' | 'handed-on')[]) =>
  statuses.map((status) =>
    status === 'rejected'
      ? { status: 'failed' as const, statusInfo: '5.7.1 rejected: no', recallStatus: '' as const }
      : status === 'handed-on'
        ? { status: 'delivered' as const, statusInfo: '250 2.0.0 OK', recallStatus: '' as const }
        : status === 'recalled'
          ? { status: 'delivered' as const, recallStatus: 'recalled' as const }
          : { status, recallStatus: '' as const },
  );
/** The line in short: `done`, `[now]`, `(ahead)`. */
const line = (facts: LifeFacts) =>
  lifelineOf(facts)
    .map(({ station, state, count, isFailed }) => {
      const said = `${station}${count === undefined ? '' : ` ${count}`}${isFailed ? '!' : ''}`;
      return state === 'now' ? `[${said}]` : state === 'ahead' ? `(${said})` : said;
    })
    .join(' → ');

describe('the life of a mail as one line', () => {
  it.each<[string, LifeFacts, string]>([
    ['being written', { isHandedOver: false }, '[written] → (sent) → (delivered) → (read)'],
    ['waiting for its time', { isHandedOver: false, isScheduled: true }, 'written → [scheduled] → (sent) → (delivered) → (read)'],
    [
      'sent a moment ago',
      { isHandedOver: true, isUndoable: true, deliveries: at('queued') },
      'written → [undoable] → (sent 1) → (delivered) → (read)',
    ],
    [
      'held for review, and so not sent',
      { isHandedOver: true, deliveries: at('in-review') },
      'written → [in-review 1] → (sent) → (delivered) → (read)',
    ],
    [
      'sent back by a reviewer: neither sent nor delivered',
      { isHandedOver: true, deliveries: at('rejected', 'rejected') },
      'written → [rejected 2]',
    ],
    [
      'with another server, of which nobody knows more',
      { isHandedOver: true, deliveries: at('handed-on') },
      'written → [sent 1] → (delivered) → (read)',
    ],
    ['on its way', { isHandedOver: true, deliveries: at('queued', 'queued') }, 'written → [sent 2] → (delivered) → (read)'],
    ['delivered to one of two', { isHandedOver: true, deliveries: at('delivered', 'queued') }, 'written → sent 2 → [delivered 1] → (read)'],
    [
      'read by one of three',
      { isHandedOver: true, deliveries: at('read', 'delivered', 'queued') },
      'written → sent 3 → delivered 2 → [read 1]',
    ],
    ['failed at one', { isHandedOver: true, deliveries: at('delivered', 'failed') }, 'written → sent 2 → [delivered 1!] → (read)'],
    ['failed altogether', { isHandedOver: true, deliveries: at('failed') }, 'written → [sent 1] → (delivered!) → (read)'],
    [
      'with a proxy and in quarantine',
      { isHandedOver: true, deliveries: at('proxy', 'quarantined') },
      'written → sent 2 → [delivered 2] → (read)',
    ],
    [
      'in review for one',
      { isHandedOver: true, deliveries: at('in-review', 'read') },
      'written → in-review 1 → sent 1 → delivered 1 → [read 1]',
    ],
    ['taken back from everybody', { isHandedOver: true, deliveries: at('recalled', 'recalled') }, 'written → sent 2 → [recalled 2]'],
    [
      'taken back from one',
      { isHandedOver: true, deliveries: at('recalled', 'read') },
      'written → sent 2 → delivered 1 → read 1 → [recalled 1]',
    ],
    ['burned', { isHandedOver: true, deliveries: at('read'), burnedCount: 1 }, 'written → sent 1 → delivered 1 → read 1 → [burned 1]'],
  ])('SND-26 %s', (_, facts, expected) => expect(line(facts)).toBe(expected));

  it('is always one place, in order, with what was behind it and what is ahead', () => {
    const fates = deliveryStatuses.flatMap((status) => recallStatuses.map((recallStatus) => ({ status, recallStatus })));
    const lists = [[], ...fates.map((fate) => [fate]), ...fates.flatMap((one) => fates.map((other) => [one, other]))];
    const yesNo = [true, false];
    for (const deliveries of lists)
      for (const isHandedOver of yesNo)
        for (const isUndoable of yesNo)
          for (const isScheduled of yesNo)
            for (const burnedCount of [0, 1]) {
              const steps = lifelineOf({ deliveries, isHandedOver, isUndoable, isScheduled, burnedCount });
              const order = steps.map(({ station }) => lifeStations.indexOf(station));
              const now = steps.findIndex(({ state }) => state === 'now');
              const isRight =
                order.every((place, index) => index === 0 || place > (order[index - 1] as number)) &&
                steps[0]?.station === 'written' &&
                steps.filter(({ state }) => state === 'now').length === 1 &&
                steps.slice(now + 1).every(({ state }) => state === 'ahead');
              if (!isRight) expect.fail(JSON.stringify({ deliveries, isHandedOver, isUndoable, isScheduled, burnedCount, steps }));
            }
  });

  it('SND-27 counts every fate, also those that nobody has', () =>
    expect(countDeliveries(at('read', 'read', 'failed', 'in-review'))).toEqual({
      queued: 0,
      'in-review': 1,
      quarantined: 0,
      delivered: 0,
      read: 2,
      proxy: 0,
      failed: 1,
    }));
});
