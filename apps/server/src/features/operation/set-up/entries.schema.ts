import {
  addAddressBlock,
  changeDomain,
  changeOperationList,
  changeOperationMailbox,
  changePerson,
  changeReviewRule,
  nodeNameSchema,
  operationRoles,
  setGroupWriters,
  setOrganisationSender,
  setReviewDeputy,
  shareLevels,
  type WriterKind,
} from '@jinshu/api';
import * as z from 'zod/mini';
import { type Call, callField } from './callField.ts';
import { contactFields } from './contactFields.ts';
import { skinEntry } from './skinEntry.schema.ts';

const line = z.string().check(z.minLength(1), z.maxLength(320));
/** An address. */
export const address = line.check(z.regex(/^\S+@\S+$/));
const lines = z.optional(z.array(address));
/** Names from the top of a tree down. */
const path = z.array(nodeNameSchema).check(z.minLength(1));
const anyPath = z.optional(z.nullable(path));
const flag = z.optional(z.boolean());
const anyone = z.optional(z.nullable(address));
const text = (call: Call, field: string) => callField<string | undefined>(call, field);
const whole = (call: Call, field: string) => callField<number | undefined>(call, field);
const member = { person: z.optional(address), department: z.optional(path) };
const writers = { writers: z.optional(callField<WriterKind>(setGroupWriters, 'writers')), writerPeople: lines };
/** An entry of each section with several. Only what names it is required. */
export const entries = {
  pictures: z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)), base64: z.base64() }),
  domains: z.strictObject({
    name: line,
    isDefault: flag,
    aliasOf: z.optional(z.nullable(line)),
    seenBy: callField<string[] | undefined>(changeDomain, 'seenBy'),
    firstShared: z.optional(z.nullable(line)),
  }),
  departments: z.strictObject({ path }),
  people: z.strictObject({
    address,
    name: text(changePerson, 'name'),
    englishName: text(changePerson, 'englishName'),
    employeeNumber: text(changePerson, 'employeeNumber'),
    department: anyPath,
    position: text(changePerson, 'position'),
    mobile: text(changePerson, 'mobile'),
    isHidden: flag,
    isEnabled: flag,
    acceptsMail: flag,
    quotaBytes: whole(changePerson, 'quotaBytes'),
    diskQuotaBytes: whole(changePerson, 'diskQuotaBytes'),
    furtherAddresses: z.optional(z.array(z.strictObject({ address, isSender: z.boolean() }))),
    role: z.optional(z.nullable(z.enum(operationRoles))),
    roleDepartments: z.optional(z.array(path)),
  }),
  sharedMailboxes: z.strictObject({
    address,
    name: text(changeOperationMailbox, 'name'),
    department: anyPath,
    quotaBytes: whole(changeOperationMailbox, 'quotaBytes'),
    members: z.optional(z.array(z.strictObject({ ...member, level: z.enum(shareLevels) }))),
  }),
  lists: z.strictObject({
    address,
    name: text(changeOperationList, 'name'),
    type: text(changeOperationList, 'type'),
    department: anyPath,
    owner: anyone,
    isHidden: flag,
    isModerated: flag,
    moderators: lines,
    members: z.optional(
      z.array(z.strictObject({ ...member, mailbox: z.optional(address), list: z.optional(address), outside: z.optional(address) })),
    ),
    ...writers,
  }),
  groups: z.strictObject({ department: z.optional(path), everyoneIn: z.optional(line), ...writers }),
  categories: z.strictObject({ path }),
  contacts: z.strictObject({ address, category: path, ...contactFields }),
  reviewRules: z.strictObject({
    reason: callField<string>(changeReviewRule, 'reason').check(z.refine((reason) => reason !== undefined)),
    person: anyone,
    department: anyPath,
    isOutside: flag,
    hasAttachment: flag,
    words: callField<string[] | undefined>(changeReviewRule, 'words'),
    isEnabled: flag,
    reviewers: lines,
    deadlineHours: callField<number | null | undefined>(changeReviewRule, 'deadlineHours'),
    substitutes: lines,
  }),
  deputies: z.strictObject({
    reviewer: address,
    deputy: address,
    firstDay: callField<string>(setReviewDeputy, 'firstDay'),
    lastDay: callField<string>(setReviewDeputy, 'lastDay'),
  }),
  skins: skinEntry,
  policies: z.strictObject({ ...member, values: z.record(z.string(), z.unknown()) }),
  blocks: z.strictObject({
    network: line,
    kind: callField<'block' | 'exempt'>(addAddressBlock, 'kind'),
    reason: callField<string>(addAddressBlock, 'reason'),
    until: z.nullable(z.iso.datetime()),
  }),
  senders: z.strictObject({
    pattern: line,
    action: callField<'refuse' | 'accept'>(setOrganisationSender, 'action'),
    note: callField<string>(setOrganisationSender, 'note'),
  }),
};
