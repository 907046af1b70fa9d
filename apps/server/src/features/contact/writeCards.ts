import type { ContactFields } from '@jinshu/api';

/** A contact with the names of its groups. */
export type ExportedContact = ContactFields & { groups: readonly string[] };

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line of a card to at most 75 bytes. A longer one continues in the next line, after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

const place = (type: string, [street, city, province, zip, country]: readonly [string, string, string, string, string]): string[] =>
  [street, city, province, zip, country].every((part) => part === '')
    ? []
    : [`ADR${type}:;;${[street, city, province, zip, country].map(escaped).join(';')}`];

/** Returns a contact as a card of vCard 4.0 (CON-52). */
export function cardOf(contact: ExportedContact): string {
  const line = (name: string, value: string) => (value === '' ? [] : [`${name}:${escaped(value)}`]);
  const day = (name: string, value: string) => (value === '' ? [] : [`${name}:${value.replaceAll('-', '')}`]);
  const preferred = contact.preferredAddress || contact.address;
  const others = contact.otherAddresses.filter((one) => one !== contact.address);
  const organisation = [contact.company, contact.department].map(escaped).join(';').replace(/;$/, '');
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(contact.name)}`,
    ...line('EMAIL;PREF=1', contact.address),
    ...others.flatMap((one) => line('EMAIL', one)),
    ...(preferred === contact.address ? [] : line('X-PREFERRED-EMAIL', preferred)),
    ...line('TEL;TYPE=cell', contact.mobile),
    ...line('TEL;TYPE=work', contact.workPhone),
    ...line('TEL;TYPE=home', contact.homePhone),
    ...line('TEL;TYPE=fax', contact.fax),
    ...contact.otherPhones.flatMap((one) => line('TEL', one)),
    ...line('X-SHORT-NUMBER', contact.groupPhone),
    ...line('X-EXTENSION', contact.extension),
    ...(organisation === '' ? [] : [`ORG:${organisation}`]),
    ...line('TITLE', contact.position),
    ...(contact.gender === 'unknown' ? [] : [`GENDER:${contact.gender === 'male' ? 'M' : 'F'}`]),
    ...day('BDAY', contact.birthday),
    ...day('ANNIVERSARY', contact.familyAnniversary),
    ...place('', ['', '', contact.province, '', contact.country]),
    ...place(';TYPE=work', [contact.workAddress, contact.workCity, contact.workProvince, contact.workZip, contact.workCountry]),
    ...place(';TYPE=home', [contact.homeAddress, contact.homeCity, contact.homeProvince, contact.homeZip, contact.homeCountry]),
    ...line('URL', contact.homepage),
    ...line('IMPP', contact.imQq && `qq:${contact.imQq}`),
    ...line('IMPP', contact.imWechat && `wechat:${contact.imWechat}`),
    ...line('IMPP', contact.imWork && `work:${contact.imWork}`),
    ...line('IMPP', contact.imSkype && `skype:${contact.imSkype}`),
    ...line('RELATED;TYPE=spouse;VALUE=text', contact.familySpouse),
    ...line('RELATED;TYPE=child;VALUE=text', contact.familyChildren),
    ...line('NOTE', contact.remark),
    ...(contact.groups.length === 0 ? [] : [`CATEGORIES:${contact.groups.map(escaped).join(',')}`]),
    'END:VCARD',
  ]
    .map((one) => `${folded(one)}\r\n`)
    .join('');
}
