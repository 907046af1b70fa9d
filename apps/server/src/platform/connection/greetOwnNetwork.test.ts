import { expect, it } from 'vitest';
import { isOwnNetwork } from './greetOwnNetwork.ts';

it.each([
  ['127.0.0.1', true],
  ['10.20.30.40', true],
  ['172.31.0.9', true],
  ['192.168.1.1', true],
  ['::1', true],
  ['::ffff:10.0.0.7', true],
  ['fd12:3456::1', true],
  ['fe80::1', true],
  ['172.32.0.1', false],
  ['203.0.113.5', false],
  ['::ffff:203.0.113.5', false],
  ['2001:db8::1', false],
  ['', false],
  [undefined, false],
])('%s is of the own network: %s', (address, isOwn) => {
  expect(isOwnNetwork(address)).toBe(isOwn);
});
