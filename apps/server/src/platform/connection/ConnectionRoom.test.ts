import { describe, expect, it } from 'vitest';
import { ConnectionRoom, peerKey } from './ConnectionRoom.ts';

describe('a room for connections', () => {
  it('gives no address more than its share', () => {
    const room = new ConnectionRoom({ total: 10, perAddress: 2 });
    const places = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.2'].map((address) => room.enter(address, 0, () => undefined));
    expect(places.map((place) => place !== null)).toEqual([true, true, false, true]);
    places[0]?.leave();
    places[0]?.leave();
    expect(room.size).toBe(2);
    expect(room.enter('192.0.2.1', 0, () => undefined)).not.toBeNull();
  });

  it('sends away the slowest of the address that keeps most waiting, when somebody needs the room', () => {
    const room = new ConnectionRoom({ total: 4, perAddress: 4 });
    const gone: string[] = [];
    const enter = (address: string, name: string, at: number) => room.enter(address, at, () => gone.push(name));
    enter('192.0.2.9', 'quiet', 0);
    enter('192.0.2.1', 'second', 20);
    enter('192.0.2.1', 'first', 10);
    const served = enter('192.0.2.1', 'served', 5);
    if (served) served.owesSince = null;
    expect(enter('192.0.2.20', 'newcomer', 30)).not.toBeNull();
    expect([gone, room.size]).toEqual([['first'], 4]);
  });

  it('has no room when everybody is being served', () => {
    const room = new ConnectionRoom({ total: 1, perAddress: 1 });
    const served = room.enter('192.0.2.1', 0, () => undefined);
    if (served) served.owesSince = null;
    expect(room.enter('192.0.2.2', 0, () => undefined)).toBeNull();
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    [undefined, ''],
  ])('counts %s as %s', (address, key) => {
    expect(peerKey(address)).toBe(key);
  });
});
