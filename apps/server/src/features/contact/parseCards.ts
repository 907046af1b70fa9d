import { type Property, partsOf, propertiesOf, unescaped, unfoldedText } from './cardLines.ts';

/** Values of a card, by the names of the columns of a table. */
export type CardRecord = Record<string, string[]>;

const phones: readonly [string, string][] = [
  ['fax', 'fax'],
  ['cell', 'mobile'],
  ['iphone', 'mobile'],
  ['work', 'workPhone'],
  ['home', 'homePhone'],
];
const plain: Readonly<Record<string, string>> = {
  FN: 'name',
  NICKNAME: 'nickname',
  TITLE: 'position',
  BDAY: 'birthday',
  ANNIVERSARY: 'familyAnniversary',
  URL: 'homepage',
  NOTE: 'remark',
  GENDER: 'gender',
  'X-GENDER': 'gender',
  'X-QQ': 'imQq',
  'X-WECHAT': 'imWechat',
  'X-SKYPE': 'imSkype',
  'X-SKYPE-USERNAME': 'imSkype',
  'X-SPOUSE': 'familySpouse',
  'X-PREFERRED-EMAIL': 'preferredAddress',
  'X-SHORT-NUMBER': 'groupPhone',
  'X-EXTENSION': 'extension',
};
const messengers: Readonly<Record<string, string>> = { qq: 'imQq', wechat: 'imWechat', skype: 'imSkype', work: 'imWork', wxwork: 'imWork' };

function addAddress(add: (field: string, value: string | undefined) => void, { types, value }: Property): void {
  const [, , street, city, province, zip, country] = partsOf(value);
  const place = types.includes('home') ? 'home' : types.includes('work') ? 'work' : '';
  if (place === '') {
    add('country', country);
    add('province', province);
    return;
  }
  for (const [part, text] of [
    ['Address', street],
    ['City', city],
    ['Province', province],
    ['Zip', zip],
    ['Country', country],
  ] as const)
    add(`${place}${part}`, text);
}

/** Readers of properties that are more than plain text. */
const structured: Readonly<Record<string, (add: (field: string, value: string | undefined) => void, property: Property) => void>> = {
  N: (add, { value }) => {
    const [family, given, middle] = partsOf(value);
    add('familyName', family);
    add('givenName', given);
    add('middleName', middle);
  },
  EMAIL: (add, { types, value }) => add(types.includes('pref') || types.includes('1') ? 'address' : 'otherAddresses', unescaped(value)),
  TEL: (add, { types, value }) => {
    const number = unescaped(value.replace(/^tel:/i, ''));
    add(phones.find(([type]) => types.includes(type))?.[1] ?? 'otherPhones', number);
  },
  ORG: (add, { value }) => {
    const [company, ...units] = partsOf(value);
    add('company', company);
    add('department', units.filter((unit) => unit !== '').join(' / '));
  },
  ADR: addAddress,
  CATEGORIES: (add, { value }) => {
    for (const group of partsOf(value, ',')) add('groups', group);
  },
  IMPP: (add, { types, value }) => {
    const [, scheme = '', name = ''] = /^([\w-]+):(?:\/\/)?(.*)$/s.exec(unescaped(value)) ?? [];
    const field = messengers[scheme.toLowerCase()] ?? types.map((type) => messengers[type]).find((known) => known !== undefined);
    if (field) add(field, name);
  },
  RELATED: (add, { types, value }) => {
    if (types.includes('spouse')) add('familySpouse', unescaped(value));
    if (types.includes('child')) add('familyChildren', unescaped(value));
  },
};

/** Returns the cards of a vCard file (RFC 2426, RFC 6350, and what older programs write), at most one more than `most`. Images are left out. */
export function parseCards(bytes: Uint8Array, most: number): CardRecord[] | null {
  const cards: CardRecord[] = [];
  let card: CardRecord | null = null;
  const add = (field: string, value: string | undefined) => {
    const text = value?.trim();
    if (card && text) card[field] = [...(card[field] ?? []), text];
  };
  for (const property of propertiesOf(unfoldedText(bytes))) {
    const { name, value } = property;
    const isEdge = value.trim().toUpperCase() === 'VCARD';
    if (name === 'BEGIN' && isEdge) card = {};
    else if (name === 'END' && isEdge && card) {
      cards.push(card);
      card = null;
      if (cards.length > most) break;
    } else if (card && structured[name]) structured[name](add, property);
    else if (card && plain[name]) add(plain[name], unescaped(value));
  }
  return cards.length === 0 ? null : cards;
}
