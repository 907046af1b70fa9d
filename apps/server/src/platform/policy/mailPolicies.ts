import { validities } from '@jinshu/api';
import { choice, choices, flag, organisationOnly, whole } from './kinds.ts';
import { extensions } from './textKinds.ts';

/** Files that run when they are opened. */
const executableExtensions = (
  'ade adp app appx appxbundle bat cab chm cmd com cpl dll exe hta ins iso isp jar js jse lib lnk mde msc msi msix msixbundle msp mst ' +
  'nsh pif ps1 reg scr sct sh shb sys vb vbe vbs vhd vxd wsc wsf wsh xll'
).split(' ');

const mebibyte = 1024 * 1024;

/** Limits of messages, attachments, links and recalls (BAK-78 to BAK-82). */
export const mailPolicies = {
  exclude_ext: extensions({
    about: 'extensions of files that are refused as attachments',
    initial: executableExtensions,
    ids: ['PRM-02', 'ATT-08', 'BAK-78'],
  }),
  attachment_size: whole({
    about: 'the largest attachment',
    initial: 37 * mebibyte,
    from: 1024,
    to: 1_610_612_735,
    unit: 'bytes',
    ids: ['BAK-78'],
  }),
  mail_size: whole({
    about: 'the largest message that is sent or taken in',
    initial: 50 * mebibyte,
    from: 65_536,
    to: 2_147_483_647,
    unit: 'bytes',
    ids: ['BAK-78'],
    scopes: organisationOnly,
  }),
  transit_size: whole({
    about: 'the largest file that goes as an online attachment or onto a disk',
    initial: 2048 * mebibyte,
    from: mebibyte,
    to: 137_438_953_472,
    unit: 'bytes',
    ids: ['ATT-13', 'BAK-78'],
  }),
  link_validities: choices({
    about: 'how long links to files may be valid, as users may choose',
    of: validities,
    initial: validities,
    ids: ['ATT-31', 'BAK-79'],
  }),
  link_validity: choice({
    about: 'how long links to files are valid unless users choose otherwise',
    of: validities,
    initial: 'month',
    ids: ['ATT-31', 'BAK-79'],
  }),
  sent_attachment_days: whole({
    about: 'how long files that were sent stay in the transit station',
    initial: 30,
    from: 1,
    to: 3650,
    unit: 'days',
    ids: ['ATT-47', 'BAK-79'],
    scopes: organisationOnly,
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
    about: 'arriving messages can be forwarded to outside addresses automatically',
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
  is_sendsms: flag({ about: 'recipients can be notified of a message by SMS', initial: true, ids: ['CMP-13', 'CMP-55', 'BAK-80'] }),
  recall_read: flag({ about: 'messages that a colleague has read can be recalled too', initial: false, ids: ['SND-52', 'BAK-81'] }),
  recall_hours: whole({
    about: 'how long messages can be recalled, 0 for ever',
    initial: 0,
    from: 0,
    to: 8760,
    unit: 'hours',
    ids: ['SND-52', 'SND-55', 'BAK-81'],
  }),
};
