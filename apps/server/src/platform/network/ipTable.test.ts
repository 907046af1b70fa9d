import { describe, expect, it } from 'vitest';
import { openIpTable } from './ipTable.ts';

describe('HOM-25 the table of IP addresses', () => {
  const placeOf = openIpTable(
    ['first,last,place', '10.0.1.0,10.0.1.255,三楼', '2001:db8::,2001:db8::ff,"上海, 联通"', '10.0.0.0,10.0.0.9,机房', 'x,y,z'].join(
      '\r\n',
    ),
  );

  it('names the place of an address, at both ends of a range and nowhere beside it', () => {
    expect(['10.0.0.0', '10.0.0.9', '10.0.0.10', '10.0.1.255', '10.0.2.0'].map(placeOf)).toEqual(['机房', '机房', '', '三楼', '']);
  });

  it('knows IPv6, and IPv4 in its clothes', () => {
    expect(['2001:db8::1', '2001:0db8:0:0:0:0:0:ff', '2001:db8::100', '::ffff:10.0.1.7'].map(placeOf)).toEqual([
      '上海, 联通',
      '上海, 联通',
      '',
      '三楼',
    ]);
  });

  it('knows nothing of what is no address, and nothing without a table', () => {
    expect([placeOf(''), placeOf('localhost'), openIpTable(null)('10.0.0.1')]).toEqual(['', '', '']);
  });
});
