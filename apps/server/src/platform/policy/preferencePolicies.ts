import { languages, skinNames } from '@jinshu/api';
import { aboveAPerson, choice, flag, whole } from './kinds.ts';
import { skin, skins } from './skinKinds.ts';

const capacity = (about: string, ids: readonly string[]) =>
  whole({ about: `${about}, 0 for no limit`, initial: 0, from: 0, to: 1_000_000_000_000_000, unit: 'bytes', ids, scopes: aboveAPerson });

/** Default preferences of users, and capacities of new mailboxes and drives (BAK-83). */
export const preferencePolicies = {
  mailbox_quota: capacity('the capacity of new mailboxes', ['BAK-83']),
  disk_quota: capacity('the capacity of the personal drives of new people', ['BAK-83']),
  language: choice({
    about: 'the language unless the user has chosen another',
    of: languages,
    initial: 'zh-hans',
    ids: ['BAK-83'],
  }),
  skin_name: skin({
    about: 'the skin unless the user has chosen another',
    initial: 'jingdianlan',
    ids: ['SKN-04', 'BAK-83', 'BAK-101'],
  }),
  skins: skins({ about: 'the skins that users can choose', initial: skinNames, ids: ['SKN-02', 'BAK-101'] }),
  read_type: choice({
    about: 'how messages are read unless the user decides otherwise',
    of: ['html', 'text'],
    initial: 'html',
    ids: ['SET-46', 'BAK-83'],
  }),
  page_limit: choice({
    about: 'rows of a page unless the user has chosen another',
    of: [10, 20, 50, 100],
    initial: 20,
    ids: ['SET-46', 'BAK-83'],
  }),
  reading_pane: choice({
    about: 'where messages are read beside the list unless the user decides otherwise',
    of: ['off', 'right', 'below'],
    initial: 'off',
    ids: ['SET-120', 'BAK-83'],
  }),
  is_save_sent: flag({ about: 'sent messages are kept unless the user decides otherwise', initial: true, ids: ['SET-46', 'BAK-83'] }),
  is_confirm_read: flag({
    about: 'read receipts are requested unless the user decides otherwise',
    initial: false,
    ids: ['SET-46', 'BAK-83'],
  }),
  is_save_contact: flag({
    about: 'recipients become contacts unless the user decides otherwise',
    initial: true,
    ids: ['SET-46', 'BAK-83'],
  }),
  is_autosave: flag({ about: 'drafts save themselves unless the user decides otherwise', initial: true, ids: ['CMP-60', 'BAK-83'] }),
  draft_auto_save_minute: whole({
    about: 'the time after which a draft saves itself unless the user has chosen another',
    initial: 5,
    from: 1,
    to: 60,
    unit: 'minutes',
    ids: ['SET-48', 'BAK-83'],
  }),
  is_alltonet: flag({
    about: 'all attachments go to the disk unless the user decides otherwise',
    initial: false,
    ids: ['SET-47', 'BAK-83'],
  }),
  is_sizetonet: flag({
    about: 'large attachments go to the disk unless the user decides otherwise',
    initial: false,
    ids: ['SET-47', 'BAK-83'],
  }),
  is_netsize: whole({
    about: 'the size from which an attachment is large unless the user has chosen another',
    initial: 31_457_280,
    from: 0,
    to: 2_147_483_648,
    unit: 'bytes',
    ids: ['SET-47', 'BAK-83'],
  }),
  sw_new_mail_remind: flag({
    about: 'new messages are announced unless the user decides otherwise',
    initial: true,
    ids: ['SET-48', 'BAK-83'],
  }),
  is_swtime: flag({ about: 'times have 12 hours unless the user decides otherwise', initial: false, ids: ['SET-48', 'BAK-83'] }),
};
