import { type ContactFields, emptyContact } from '@jinshu/api';
import { toValues } from '../features/contact/contactRow.ts';
import { ensureGroups, insertMembers } from '../features/contact/group.repository.ts';
import { insertPersonal, selectByAddress, updatePersonal } from '../features/contact/personal.repository.ts';
import type { Tx } from '../platform/db/db.ts';
import { type OutsiderKey, outsiders } from './organisation.ts';

type Known = Partial<ContactFields> & { groups: readonly string[] };

const [universities, printing, abroad, suppliers, readers] = ['高校图书馆', '印务与出版', '海外同行', '供应商', '读者'] as const;

/** Details that Lin Yue has of people outside. */
const known: Readonly<Partial<Record<OutsiderKey, Known>>> = {
  qian: {
    groups: [universities, suppliers],
    mobile: '138 6180 2201',
    groupPhone: '662201',
    workPhone: '0510 8590 1000',
    extension: '216',
    otherAddresses: ['qianwb@mail-reader.example'],
    company: '江南大学图书馆',
    department: '古籍部',
    position: '副研究馆员',
    gender: 'male',
    birthday: '1979-03-12',
    homepage: 'https://lib.jiangnan-univ.example',
    imWork: 'qianwb',
    workCity: '无锡',
    workAddress: '蠡湖大道 1800 号',
    remark: '《青鸾》样本的联系人。',
  },
  feng: { groups: [universities], mobile: '138 6180 2207', company: '江南大学图书馆', position: '数字资源馆员' },
  circulation: { groups: [universities], workPhone: '0510 8590 1010', company: '江南大学图书馆' },
  printer: {
    groups: [printing, suppliers],
    name: '韩梅',
    mobile: '139 1234 0098',
    company: '远山印务',
    position: '客户经理',
    gender: 'female',
  },
  journal: { groups: [printing], company: '《数字人文》', workPhone: '010 6275 0001' },
  bookshop: { groups: [suppliers], company: '三余书店' },
  travel: { groups: [suppliers], company: '晨光差旅', workPhone: '0571 8800 1234' },
  law: { groups: [suppliers], name: '罗岚', mobile: '137 0190 6650', company: '正平律师事务所', position: '律师' },
  maya: {
    groups: [abroad],
    mobile: '+1 206 555 0142',
    company: 'Northwind Libraries',
    position: 'Head of Partnerships',
    workCity: 'Seattle',
  },
  tom: { groups: [abroad], company: 'Northwind Libraries' },
  elena: { groups: [abroad], mobile: '+49 221 5550 113', company: 'Schriftarchiv', position: 'Archivist', workCity: 'Köln' },
  reader: { groups: [readers], mobile: '136 0011 8842' },
  reader2: { groups: [readers] },
  reader3: { groups: [readers], mobile: '139 5710 2288' },
};

/** The same person under an older address: two contacts to merge. */
const twice: Known & Pick<ContactFields, 'name' | 'address'> = {
  name: '钱老师（江大）',
  address: 'qian.laoshi@mail-reader.example',
  mobile: '13861802201',
  groups: [],
};

/** Fills the personal book of the demo with groups, and with what is known of the people outside. */
export async function insertPeople(tx: Tx, mailboxId: number, at: Date): Promise<void> {
  const people = [...Object.entries(known).map(([key, one]) => ({ ...outsiders[key as OutsiderKey], ...one })), twice];
  const there = new Map(
    (
      await selectByAddress(
        tx,
        mailboxId,
        people.map(({ address }) => address),
      )
    ).map(({ id, address }) => [address, id]),
  );
  const values = people.map(({ groups: _, ...one }) => toValues({ ...emptyContact, ...one }));
  await updatePersonal(
    tx,
    mailboxId,
    values.flatMap((one) => ({ ...one, id: there.get(one.address) ?? 0 })).filter(({ id }) => id > 0),
  );
  const made = await insertPersonal(
    tx,
    mailboxId,
    values.filter(({ address }) => !there.has(address)),
    at,
  );
  const ids = new Map([...there, ...made.map(({ id, address }) => [address, id] as const)]);
  const groups = await ensureGroups(tx, mailboxId, [universities, printing, abroad, suppliers, readers]);
  for (const [name, groupId] of groups) {
    const within = people.filter((one) => one.groups.includes(name));
    await insertMembers(tx, mailboxId, { contactIds: within.flatMap(({ address }) => ids.get(address) ?? []), groupIds: [groupId] });
  }
}
