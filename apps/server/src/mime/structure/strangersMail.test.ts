import { describe, expect, it } from 'vitest';
import { readAddresses } from '../header/addressList.ts';
import { parseMessage } from './parseMessage.ts';

const wire = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'));
const mixed = (...parts: string[]) =>
  wire(`From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`);
const files = (raw: Buffer) => parseMessage(raw).attachments.map(({ name, type }) => [name, type]);

describe('RED-50 mail as strangers write it', () => {
  it.each([
    ['"odd @ name"@x.example', [{ name: '', address: '"odd @ name"@x.example' }]],
    ['Odd <"odd @ name" @ x.example>', [{ name: 'Odd', address: '"odd @ name"@x.example' }]],
    [
      '"two  blanks . dot"@x.example, b@x.example',
      [
        { name: '', address: '"two  blanks . dot"@x.example' },
        { name: '', address: 'b@x.example' },
      ],
    ],
    ['plain . name @ x . example', [{ name: '', address: 'plain.name@x.example' }]],
  ])('keeps the blanks of a quoted local part, and no others: %s', (list, expected) => {
    expect([...readAddresses(list)]).toEqual(expected);
  });

  it('takes a part for a file whose type is none and that has a name', () => {
    expect(files(mixed('Content-Type: pdf; name="plan.pdf"\n\nPDF', 'Content-Type: text/plain\n\nwords'))).toEqual([
      ['plan.pdf', 'application/octet-stream'],
    ]);
    expect(parseMessage(mixed('Content-Type: text\n\nwords')).text).toBe('words');
  });

  it('shows an invitation that comes in two places as one file', () => {
    const calendar = 'BEGIN:VCALENDAR\nEND:VCALENDAR';
    const part = `Content-Type: text/calendar; method=REQUEST\n\n${calendar}`;
    const again = `Content-Type: application/ics; name="invite.ics"\nContent-Disposition: attachment; filename="invite.ics"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(`${calendar}\n`).toString('base64')}`;
    expect(files(mixed('Content-Type: text/plain\n\nwords', part, again))).toEqual([['invite.ics', 'text/calendar']]);
    const other = again.replace(/base64\n\n.*$/, `base64\n\n${Buffer.from('BEGIN:VCALENDAR\nX:1\nEND:VCALENDAR').toString('base64')}`);
    expect(files(mixed(part, other)).length).toBe(2);
  });

  it('opens an attached message as a file and does not say its words a second time', () => {
    const inner = 'Content-Type: message/rfc822\nContent-Disposition: inline\n\nSubject: inner\n\ninner words';
    const { text, attachments } = parseMessage(mixed('Content-Type: text/plain\n\nwords', inner));
    expect([text, attachments.map(({ name }) => name)]).toEqual(['words', ['inner.eml']]);
  });

  it('says that a message has more than is shown, also where its parts are packed into one', () => {
    const many = mixed(...Array.from({ length: 1_001 }, () => 'Content-Type: text/plain\n\nx'));
    expect(parseMessage(many).traits.isCut).toBe(true);
    const packed = many.subarray(many.indexOf('--b')).toString('base64').replace(/.{76}/g, '$&\r\n');
    const head = 'From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\nContent-Transfer-Encoding: base64\r\n\r\n';
    expect(parseMessage(Buffer.from(head + packed)).traits.isCut).toBe(true);
    const long = Buffer.concat([Buffer.from('Content-Type: text/plain\r\n\r\n'), Buffer.alloc(9 * 1024 * 1024, 'x')]);
    expect(parseMessage(long).traits.isCut).toBe(true);
    expect(parseMessage(mixed('Content-Type: text/plain\n\nx')).traits.isCut).toBe(false);
  });
});
