import { emptyContact } from '@jinshu/api';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { givenContact } from './givenContact.ts';
import { parseCards } from './parseCards.ts';
import { cardOf } from './writeCards.ts';

const lines = (...all: string[]) => Buffer.from(`${all.join('\r\n')}\r\n`);
const fields = (bytes: Uint8Array) => (parseCards(bytes, 100) ?? []).map((card) => givenContact(card).fields);

describe('vCard files', () => {
  it('CON-52 reads version 3.0 as iPhones and Outlook write it', () => {
    const [contact] = fields(
      lines(
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:钱;文博;;;',
        'FN:钱文博',
        'ORG:江南大学图书馆;古籍部;',
        'TITLE:主任',
        'item1.EMAIL;type=INTERNET;type=pref:qian@lib.example',
        'EMAIL;type=INTERNET;type=HOME:qian@home.example',
        'TEL;type=CELL;type=VOICE;type=pref:138 6180 2201',
        'TEL;type=WORK;type=FAX:0510 1',
        'ADR;type=HOME:;;湖滨路 1 号\\, 2 栋;无锡;江苏;214000;中国',
        'NOTE:第一行\\n第二行\\; 完',
        'BDAY:1979-03-12',
        'URL;type=WORK:https\\://lib.example',
        'CATEGORIES:高校,同行',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
        ' AAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8U',
        'END:VCARD',
      ),
    );
    expect(contact).toMatchObject({
      name: '钱文博',
      company: '江南大学图书馆',
      department: '古籍部',
      position: '主任',
      address: 'qian@lib.example',
      otherAddresses: ['qian@home.example'],
      mobile: '138 6180 2201',
      fax: '0510 1',
      homeAddress: '湖滨路 1 号, 2 栋',
      homeCity: '无锡',
      homeZip: '214000',
      remark: '第一行\n第二行; 完',
      birthday: '1979-03-12',
      homepage: 'https://lib.example',
    });
  });

  it('CON-52 reads version 4.0 with parameters in quotes, numbers as addresses and a partial birthday left out', () => {
    const [contact] = fields(
      lines(
        'BEGIN:VCARD',
        'VERSION:4.0',
        'FN;LANGUAGE=en:Maya Robinson',
        'EMAIL;TYPE=work:second@x.example',
        'EMAIL;PREF=1;TYPE="work,home":maya@northwind.example',
        'TEL;VALUE=uri;TYPE="cell,voice":tel:+1-206-555-0142',
        'BDAY:--0312',
        'GENDER:F',
        'END:VCARD',
      ),
    );
    expect(contact).toMatchObject({
      name: 'Maya Robinson',
      address: 'maya@northwind.example',
      otherAddresses: ['second@x.example'],
      mobile: '+1-206-555-0142',
      birthday: '',
      gender: 'female',
    });
  });

  it('CON-52 reads what old phones wrote: quoted-printable over several lines, in GBK or UTF-8', () => {
    const quoted = (text: string, charset: string) =>
      [...iconv.encode(text, charset)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    const card = (charset: string) => {
      const name = quoted('罗岚与正平律师事务所', charset);
      return [
        'BEGIN:VCARD',
        'VERSION:2.1',
        `FN;CHARSET=${charset};ENCODING=QUOTED-PRINTABLE:${name.slice(0, 30)}=`,
        name.slice(30),
        'EMAIL;INTERNET:luo@law.example',
        'TEL;CELL:137',
        'END:VCARD',
      ];
    };
    for (const charset of ['GBK', 'UTF-8'])
      expect(fields(lines(...card(charset)))[0]).toMatchObject({ name: '罗岚与正平律师事务所', address: 'luo@law.example', mobile: '137' });
  });

  it('CON-52 reads a file in GBK that says nothing of it, and lines that are folded within a character', () => {
    const text = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:韩梅与她的同事们\r\nORG:远山印刷有限公司\r\nEMAIL:han@print.example\r\nEND:VCARD\r\n';
    expect(fields(iconv.encode(text, 'gbk'))[0]).toMatchObject({ name: '韩梅与她的同事们', company: '远山印刷有限公司' });
    const utf8 = Buffer.from(text);
    const at = utf8.indexOf(Buffer.from('梅')) + 1;
    const folded = Buffer.concat([utf8.subarray(0, at), Buffer.from('\r\n '), utf8.subarray(at)]);
    expect(fields(folded)[0]).toMatchObject({ name: '韩梅与她的同事们' });
  });

  it('CON-52 writes lines of at most 75 bytes that are read again', () => {
    const contact = {
      ...emptyContact,
      name: '钱文博',
      address: 'qian@lib.example',
      remark: `${'锦书；'.repeat(80)}\n\\n, ;完`,
      groups: ['a,b', 'c;d'],
    };
    const text = cardOf(contact);
    expect(text.startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\n')).toBe(true);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const [card] = parseCards(Buffer.from(text), 10) ?? [];
    expect(card).toEqual({ name: ['钱文博'], address: ['qian@lib.example'], remark: [contact.remark], groups: ['a,b', 'c;d'] });
  });

  it('CON-52 stops one card after the limit, and says null where there is no card', () => {
    expect(parseCards(lines(...Array(9).fill('BEGIN:VCARD\r\nFN:x\r\nEND:VCARD')), 3)).toHaveLength(4);
    expect(parseCards(Buffer.from('hello'), 3)).toBeNull();
  });
});
