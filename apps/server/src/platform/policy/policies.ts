import type * as z from 'zod/mini';
import { choice, choices, extensions, flag, organisationOnly, type Policy, whole } from './kinds.ts';

/** Files that run when they are opened. */
const executableExtensions = (
  'ade adp app appx appxbundle bat cab chm cmd com cpl dll exe hta ins iso isp jar js jse lib lnk mde msc msi msix msixbundle msp mst ' +
  'nsh pif ps1 reg scr sct sh shb sys vb vbe vbs vhd vxd wsc wsf wsh xll'
).split(' ');

const mebibyte = 1024 * 1024;

/** Idle times that users may choose, in seconds (SES-15). */
const idleTimes = [600, 900, 1800, 3600, 7200, 28_800] as const;

/**
 * Everything that an organization decides, by its name on the wire and on the command line. An environment variable of an entry is its value
 * until it is set.
 */
export const policies = {
  is_fwmail: flag({ about: 'messages can be forwarded and sent again', initial: true, ids: ['PRM-05', 'BAK-73'] }),
  hide_forward_contents: flag({ about: 'forwarding appends the original', initial: true, ids: ['CMP-34', 'BAK-73'] }),
  is_maildownload: flag({ about: 'messages and attachments can be downloaded', initial: true, ids: ['PRM-06', 'BAK-74'] }),
  is_mailprint: flag({ about: 'messages can be printed', initial: true, ids: ['PRM-13', 'BAK-74'] }),
  disable_delete_button: flag({ about: 'every way to delete is hidden', initial: false, ids: ['PRM-07', 'BAK-75'] }),
  change_delete_button: flag({
    about: 'the delete button is in the toolbar of the list, otherwise in the menu More',
    initial: true,
    ids: ['LST-08', 'RED-16', 'BAK-75'],
  }),
  is_fulltext: flag({ about: 'the search box is shown', initial: true, ids: ['LAY-21', 'BAK-76'] }),
  center_show: flag({ about: 'the file centre and the self-service query are shown', initial: true, ids: ['LAY-08', 'LAY-17', 'BAK-76'] }),
  sw_netdisk_page: flag({ about: 'the network disk is shown', initial: true, ids: ['LAY-09', 'LAY-12', 'BAK-76'] }),
  has_user_department_perm: flag({
    about: 'the people and departments of the organization are visible',
    initial: true,
    ids: ['PRM-08', 'BAK-77'],
  }),
  webmail_oab_show: flag({ about: 'the organization book is shown', initial: true, ids: ['PRM-09', 'BAK-77'] }),
  webmail_cab_show: flag({ about: 'the company book is shown', initial: true, ids: ['PRM-09', 'BAK-77'] }),
  webmail_soab_show: flag({ about: 'the books of the other domains are shown', initial: false, ids: ['PRM-09', 'BAK-77'] }),
  exclude_ext: extensions({
    about: 'extensions of files that are refused as attachments',
    initial: executableExtensions,
    ids: ['PRM-02', 'ATT-08', 'BAK-78'],
  }),
  disable_upload_image: flag({
    about: 'pictures from files cannot be put into a message',
    initial: false,
    ids: ['PRM-04', 'CMP-22', 'BAK-78'],
  }),
  attachment_size: whole({
    about: 'the largest attachment',
    initial: 50 * mebibyte,
    from: mebibyte,
    to: 2_147_483_647,
    unit: 'bytes',
    ids: ['BAK-78'],
  }),
  transit_size: whole({
    about: 'the largest file that goes as an online attachment or onto a disk',
    initial: 2048 * mebibyte,
    from: mebibyte,
    to: 137_438_953_472,
    unit: 'bytes',
    ids: ['ATT-13', 'BAK-78'],
  }),
  is_security: flag({ about: 'messages have a security level', initial: false, ids: ['CMP-36', 'BAK-80'] }),
  mail_level: whole({
    about: 'the highest security level of a message, 0 for none',
    initial: 0,
    from: 0,
    to: 5,
    ids: ['CMP-43', 'BAK-34'],
  }),
  attach_level: whole({
    about: 'the highest security level of an attachment, 0 for none',
    initial: 0,
    from: 0,
    to: 5,
    ids: ['CMP-43', 'BAK-34'],
  }),
  auto_forward_outside: flag({
    about: 'arriving messages can be forwarded to outside addresses by themselves',
    initial: true,
    ids: ['SET-70', 'BAK-82'],
  }),
  sms_per_day: whole({
    about: 'the number of SMS about new messages that a person gets a day',
    initial: 20,
    from: 0,
    to: 1_000,
    ids: ['SET-86', 'BAK-80'],
  }),
  is_sendsms: flag({ about: 'recipients can be told of a message by SMS', initial: true, ids: ['CMP-13', 'CMP-55', 'BAK-80'] }),
  recall_read: flag({ about: 'messages that a colleague has read can be recalled too', initial: false, ids: ['SND-52', 'BAK-81'] }),
  passwd_type: choice({
    about: 'how many kinds of characters a password has: 2 or 3 of the four, or 4 for each of them and no other',
    of: [2, 3, 4],
    initial: 2,
    ids: ['SET-27', 'SET-28', 'BAK-67'],
  }),
  passwd_size2: whole({ about: 'the fewest characters of a password', initial: 8, from: 8, to: 16, ids: ['SET-26', 'BAK-67'] }),
  passwd_digital: flag({
    about: 'passwords with three digits in a row such as 123 are refused',
    initial: false,
    ids: ['SET-32', 'BAK-67'],
  }),
  passwd_letter: flag({
    about: 'passwords with three letters in a row such as abc are refused',
    initial: false,
    ids: ['SET-33', 'BAK-67'],
  }),
  passwd_letter2: flag({
    about: 'passwords with the same character three times in a row are refused',
    initial: false,
    ids: ['SET-34', 'BAK-67'],
  }),
  passwd_name: flag({ about: 'passwords that are the account are refused', initial: false, ids: ['SET-35', 'BAK-67'] }),
  passwd_name2: flag({ about: 'passwords that are the name in pinyin are refused', initial: false, ids: ['SET-36', 'BAK-67'] }),
  passwd_former: whole({
    about: 'how many former passwords are refused, beside the present one',
    initial: 0,
    from: 0,
    to: 24,
    ids: ['BAK-67'],
  }),
  lock_left: choice({
    about: 'the idle time in seconds after which the screen locks unless the user has chosen another',
    of: idleTimes,
    initial: 1800,
    ids: ['SES-16', 'BAK-72'],
  }),
  lock_left_choices: choices({
    about: 'the idle times in seconds that users may choose',
    of: idleTimes,
    initial: idleTimes,
    ids: ['SES-15', 'BAK-72'],
  }),
  is_fetching: flag({ about: 'mail can be fetched from other mail systems', initial: true, ids: ['SET-79', 'BAK-82'] }),
  fetch_minutes: whole({
    about: 'the time between two fetches from another mail system',
    initial: 10,
    from: 1,
    to: 1440,
    unit: 'minutes',
    ids: ['SET-84'],
    scopes: organisationOnly,
  }),
  is_smtp_proxy: flag({ about: 'mail can be sent through servers of other systems', initial: true, ids: ['SET-97', 'BAK-82'] }),
  foreign_internal: flag({
    about: 'mail servers of other systems can be in the own network, and do without encryption there',
    initial: false,
    ids: ['SET-81', 'SET-99'],
    scopes: organisationOnly,
  }),
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
  is_save_sent: flag({ about: 'sent messages are kept unless the user decides otherwise', initial: true, ids: ['SET-46', 'BAK-83'] }),
  is_confirm_read: flag({
    about: 'read receipts are asked for unless the user decides otherwise',
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
    initial: 30 * mebibyte,
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
  captcha: choice({
    about: 'the puzzle of the login',
    of: ['off', 'slide'],
    initial: 'slide',
    ids: ['LGN-11', 'BAK-69'],
    scopes: organisationOnly,
  }),
} satisfies Record<string, Policy<unknown>>;

/** The name of a policy, as on the wire. */
export type PolicyName = keyof typeof policies;

/** The value of every policy. */
export type PolicyValues = { [Name in PolicyName]: z.output<(typeof policies)[Name]['schema']> };

/** The names of all policies, in the order of the table. */
export const policyNames = Object.keys(policies) as PolicyName[];

/** Whether there is a policy of a name. */
export const isPolicyName = (name: string): name is PolicyName => Object.hasOwn(policies, name);
