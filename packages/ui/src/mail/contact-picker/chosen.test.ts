import { expect, test } from 'vitest';
import { chosenAddresses, findNode, isChosen, withAdded, without } from './chosen.ts';

const chen = { address: 'chen@jinshu.example', name: '陈' };
const lin = { address: 'lin@jinshu.example', name: '林' };
const none = { to: [], cc: [], bcc: [] };

test('nobody is chosen twice: who is added to another field moves, whatever the case of the address', () => {
  const first = withAdded(none, 'to', [chen, chen, lin, { address: ' ', name: 'nobody' }]);
  expect(first).toEqual({ to: [chen, lin], cc: [], bcc: [] });
  const upper = { address: 'CHEN@jinshu.example', name: '陈' };
  expect(withAdded(first, 'cc', [upper])).toEqual({ to: [lin], cc: [upper], bcc: [] });
  expect(withAdded(first, 'to', [upper])).toEqual(first);
});

test('people leave every field', () => {
  expect(without({ to: [chen], cc: [lin], bcc: [] }, [lin])).toEqual({ to: [chen], cc: [], bcc: [] });
  expect(isChosen(chosenAddresses({ ...none, bcc: [lin] }), { address: 'Lin@jinshu.example', name: '' })).toBe(true);
});

test('a department is found below others', () => {
  const deep = { id: '3', name: 'c' };
  expect(findNode([{ id: '1', name: 'a', children: [{ id: '2', name: 'b', children: [deep] }] }], '3')).toBe(deep);
  expect(findNode([], undefined)).toBeUndefined();
});
