import * as z from 'zod/mini';
import { ownTimeZoneSchema, timeOfDaySchema } from '../auto-reply/autoReply.schema.ts';
import { endpoint } from '../contract/endpoint.ts';
import { named, text, wireObject } from '../contract/wire.ts';
import { senderPatternSchema } from '../message/sender.endpoints.ts';
import { settingsResource } from '../settings/resource.ts';

/** Maximum number of senders whose messages bring an SMS. */
export const maximumSmsSenders = 200;

/** A sender whose messages bring an SMS: an address, or `@` and a domain. */
export const smsSenderSchema = wireObject({ id: z.int(), pattern: z.string(), isActive: z.boolean() });

export type SmsSender = z.output<typeof smsSenderSchema>;

/** The calls of the list of senders whose messages bring an SMS. */
export const smsSenderResource = settingsResource({
  resource: 'smswhiters',
  noun: 'a sender whose messages bring an SMS',
  row: smsSenderSchema,
  form: wireObject({ pattern: senderPatternSchema }),
  problems: ['email-format'],
});

/** Whether a text is a phone number: 6 to 15 digits, with spaces or hyphens between them and a plus before them or not. */
export const isPhoneNumber = (number: string): boolean => /^\+?\d(?:[ -]?\d){5,14}$/.test(number);

const settings = {
  isOn: z.boolean(),
  mobile: text(30).check(z.trim()),
  start: timeOfDaySchema,
  end: timeOfDaySchema,
};

/** SMS notices of new messages: the number, and the hours of the day in which they are sent. */
export const smsNoticeSchema = wireObject({
  ...settings,
  /** Number of SMS today, and the most a day. */
  sentToday: z.int(),
  dailyLimit: z.int(),
});

export type SmsNotice = z.output<typeof smsNoticeSchema>;

/** Returns the settings of SMS notices. */
export const getSmsNotice = endpoint({
  method: 'GET',
  path: '/setting/get-sms/',
  access: { of: 'account' },
  summary: 'The settings of SMS notices.',
  response: smsNoticeSchema,
});

/** Data of the settings of SMS notices. The hours are in `timeZone`, which is saved for the account. */
export const smsNoticeFormSchema = wireObject({ ...settings, timeZone: named('tz', ownTimeZoneSchema) }).check(
  z.refine(({ isOn, mobile }) => !isOn || mobile !== '', { error: 'sms-number-required', path: ['mobile'] }),
  z.refine(({ mobile }) => mobile === '' || isPhoneNumber(mobile), { path: ['mobile'] }),
);

/** Saves the settings of SMS notices. */
export const setSmsNotice = endpoint({
  method: 'POST',
  path: '/setting/set-sms/',
  access: { of: 'account' },
  summary: 'Saves the settings of SMS notices.',
  body: smsNoticeFormSchema,
  response: z.object({ msg: z.string() }),
  problems: ['sms-number-required'],
});
