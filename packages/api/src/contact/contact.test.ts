import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  changedContactFields,
  contactChangeSchema,
  contactDetail,
  contactFieldNames,
  contactFieldsOf,
  contactFormSchema,
  contactGroupSchema,
  contactLimits,
  contactListSizes,
  contactNodeSchema,
  contactPageSizes,
  contactPortraitIn,
  contactPortraitUrl,
  contactSchema,
  departmentAddress,
  emptyContact,
  isDay,
  isGroupName,
  isPreferredKnown,
  listPersonalContacts,
  mailAddressOf,
  noGroupId,
  type PersonalContact,
  personalContactSchema,
  portraitUrl,
  proposeMerge,
} from '../index.ts';

const bare = { id: 3, email: 'qian@lib.example', fullname: '钱文博', label: '', mobile: '' };
const read = (wire: object): PersonalContact => z.decode(personalContactSchema, { ...bare, ...wire });

const query = listPersonalContacts.query as NonNullable<typeof listPersonalContacts.query>;

describe('contact', () => {
  it('CON-12 PIC-13 is spelled on the wire as the ledger has it, and is whole where a server leaves fields out', () => {
    const contact = read({ username: 'qian@lib.example' });
    expect(contact).toEqual({
      ...emptyContact,
      id: 3,
      address: 'qian@lib.example',
      name: '钱文博',
      mailAddress: 'qian@lib.example',
      detail: '',
      version: 0,
      isCollected: false,
    });
    expect(Object.keys(z.encode(personalContactSchema, contact))).toEqual(
      expect.arrayContaining([
        ...['id', 'email', 'fullname', 'username', 'pref_email', 'mobile', 'birthday', 'groups_selected', 'department', 'position'],
        ...['group_phone', 'work_phone', 'extension', 'gender', 'company', 'fax', 'country', 'province', 'homepage', 'remark'],
        ...['home_country', 'home_province', 'home_city', 'home_address', 'home_zip'],
        ...['work_country', 'work_province', 'work_city', 'work_address', 'work_zip'],
        ...['im_qq', 'im_wechat', 'im_work', 'im_skype', 'family_spouse', 'family_children', 'family_anniversary'],
      ]),
    );
    expect(z.decode(personalContactSchema, z.encode(personalContactSchema, contact))).toEqual(contact);
  });

  it('PIC-13 CON-51 a row of any book can be chosen as a recipient', () => {
    expect(z.decode(contactSchema, bare)).toMatchObject({ address: 'qian@lib.example', mailAddress: '', department: '', jobNumber: '' });
  });

  it('CON-06 CON-07 a group has its number, names, count and the contact that was asked about; 0 means none', () => {
    const group = { id: 2, groupname: '客户', label: '客户', count: 4, contact_id: 7 };
    expect(z.decode(contactGroupSchema, group)).toEqual({ id: 2, name: '客户', label: '客户', count: 4, contactId: 7 });
    expect(z.encode(contactGroupSchema, z.decode(contactGroupSchema, group))).toEqual(group);
    const asked = z.decode(query, { page: '1', page_size: '10', group_id: String(noGroupId) });
    expect(asked).toEqual({ page: 1, pageSize: 10, groupId: 0 });
  });

  it('CON-18 CON-19 a department names what is below it, and its address', () => {
    const wire = {
      id: 5,
      name: '研究部',
      pid: 0,
      count: 9,
      username: departmentAddress(5, 'jinshu.example'),
      is_dept: true,
      children: [6, 7],
    };
    expect(z.decode(contactNodeSchema, wire)).toMatchObject({
      address: 'dept_5@jinshu.example',
      isDepartment: true,
      parentId: 0,
      children: [6, 7],
    });
    expect(departmentAddress(0, 'jinshu.example')).toBe('everyone@jinshu.example');
  });

  it('CON-03 lists of the books have 10, 20, 50 or 100 rows, 10 at first', () => {
    expect([contactListSizes, contactPageSizes]).toEqual([[10, 20, 50, 100], { picker: 20, pane: 10 }]);
    for (const size of contactListSizes) expect(z.safeParse(query, { page: '1', page_size: String(size) }).success).toBe(true);
    expect(z.safeParse(query, { page: '1', page_size: '101' }).success).toBe(false);
  });

  it('CON-51 API-04 a query of another book’s fields is taken, and they are left out', () => {
    const asked = z.decode(query, {
      page: '2',
      page_size: '50',
      search: 'a',
      dept_id: '3',
      cate_id: '4',
      domain_id: '5',
      is_group: '0',
    } as never);
    expect(asked).toEqual({ page: 2, pageSize: 50, search: 'a', isGroup: false });
  });

  it.each([
    ['a@b.example', '安', true],
    ['A.b+c@b.example', ' 安 ', true],
    ['', '安', false],
    ['no', '安', false],
    ['a@b.example', '', false],
    ['a@b.example', '  ', false],
    ['a@b.example', '月'.repeat(50), true],
    ['a@b.example', '𠮷'.repeat(50), true],
    ['a@b.example', '月'.repeat(51), false],
    ['a@b.example', '安\n全', false],
  ])('CON-13 CON-14 the address %j with the name %j is valid: %s', (email, fullname, isValid) => {
    expect(z.safeParse(contactFormSchema, { email, fullname }).success).toBe(isValid);
  });

  it.each([
    ['客户', true],
    [' 客户 ', true],
    ['组'.repeat(50), true],
    ['组'.repeat(51), false],
    ['  ', false],
    ['a\tb', false],
  ])('CON-08 the group name %j is valid: %s', (name, isValid) => expect(isGroupName(name)).toBe(isValid));

  it('CON-29 a change names what differs, and the version it starts from', () => {
    const contact = read({ company: '书店', other_emails: ['a@b.example'] });
    const form = { ...contactFieldsOf(contact), company: '印厂' };
    expect(changedContactFields(contact, form)).toEqual({ company: '印厂' });
    expect(changedContactFields(contact, { otherAddresses: ['a@b.example'], remark: undefined })).toEqual({});
    const change = { ...changedContactFields(contact, form), version: 4 };
    expect(z.encode(contactChangeSchema, change)).toEqual({ company: '印厂', version: 4 });
  });

  it('CON-04 CON-12 mail goes to the preferred address, which is one of the contact’s', () => {
    const contact = { address: 'a@b.example', otherAddresses: ['c@d.example'], preferredAddress: '' };
    expect([mailAddressOf(contact), isPreferredKnown(contact)]).toEqual(['a@b.example', true]);
    const preferred = { ...contact, preferredAddress: 'C@d.example' };
    expect([mailAddressOf(preferred), isPreferredKnown(preferred)]).toEqual(['C@d.example', true]);
    expect(isPreferredKnown({ ...contact, preferredAddress: 'x@y.example' })).toBe(false);
  });

  it('tells days of the calendar from others, and joins department and position', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual([true, false, false, false, false]);
    expect([contactDetail({ department: '研究部', position: '' }), contactDetail({ department: 'a', position: 'b' })]).toEqual([
      '研究部',
      'a · b',
    ]);
  });

  it('names a portrait of a contact or a colleague in another size', () => {
    const id = 'b'.repeat(64);
    expect(contactPortraitIn(contactPortraitUrl(id), 'small')).toBe(`/api/contact/pab/portrait/${id}/small/`);
    expect(contactPortraitIn(portraitUrl(id), 'regular')).toBe(`/api/setting/portrait/${id}/regular/`);
    expect(contactPortraitIn('https://else.example/a.png', 'small')).toBe('https://else.example/a.png');
  });
});

describe('the merge of contacts', () => {
  const one = read({ id: 1, mobile: '138 6180 2201', groups_selected: [2], remark: '一', company: '江南大学' });
  const two = read({
    ...{ id: 2, email: 'qian@home.example', fullname: '钱老师', mobile: '13861802201', groups_selected: [3, 2], remark: '二' },
    ...{ company: '江南大学图书馆', birthday: '1979-03-12', gender: 'male', other_phones: ['0510'] },
  });

  it('CON-53 proposes the first value of each field, and keeps the addresses, numbers, groups and remarks of all', () => {
    const { fields } = proposeMerge([one, two]);
    expect(fields).toEqual({
      ...emptyContact,
      name: '钱文博',
      address: 'qian@lib.example',
      mobile: '138 6180 2201',
      company: '江南大学',
      birthday: '1979-03-12',
      gender: 'male',
      otherAddresses: ['qian@home.example'],
      otherPhones: ['0510'],
      groupIds: [2, 3],
      remark: '一\n二',
    });
  });

  it('CON-53 names the fields for which somebody should choose, and not those that say the same', () => {
    expect(proposeMerge([one, two]).conflicts).toEqual([
      { field: 'name', values: ['钱文博', '钱老师'] },
      { field: 'address', values: ['qian@lib.example', 'qian@home.example'] },
      { field: 'company', values: ['江南大学', '江南大学图书馆'] },
    ]);
  });

  it('CON-53 what it proposes can be sent, however many are merged', () => {
    const many = Array.from({ length: contactLimits.merged }, (_, n) =>
      read({ id: n + 1, email: `n${n}@x.example`, mobile: `1380000${n}`, remark: 'x'.repeat(500) + n }),
    );
    const wire = z.encode(contactFormSchema, proposeMerge(many).fields);
    expect(z.safeParse(contactFormSchema, wire).success).toBe(true);
    expect(contactFieldNames.length).toBe(Object.keys(emptyContact).length);
  });
});
