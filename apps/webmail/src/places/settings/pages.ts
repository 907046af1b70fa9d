import type { LockArea, LoginInfo } from '@jinshu/api';
import type { IconName } from '@jinshu/ui/icon-more';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { lazyPart } from '../../core/language/index.ts';
import { type groupStrings, labelStrings, pageStrings } from './settings.strings.ts';

/** Id of a page of the settings: its path below `/setting/`. */
export type SettingsPageId = keyof typeof pageStrings;

/** A page of the settings. */
export interface SettingsPageEntry {
  id: SettingsPageId;
  /** Name in the menu, and the level-1 heading of the page. */
  name: MessageDescriptor;
  /** Words that it is found by, separated by commas. */
  labels: MessageDescriptor;
  group: keyof typeof groupStrings;
  icon: IconName;
  /** Area that must be open to see the page (RTE-30). */
  guard?: LockArea;
  /** Whether the organization offers it (BAK-82). @default always */
  isOffered?: (info: LoginInfo) => boolean;
  part: ComponentType;
}

const page = (id: SettingsPageId) => ({ id, name: pageStrings[id], labels: labelStrings[id] });

/** The twenty pages (SET-01, RTE-19), in the order of the menu. README.md says how to add one. */
export const settingsPages: readonly SettingsPageEntry[] = [
  {
    ...page('user'),
    group: 'account',
    icon: 'person',
    part: lazyPart(async () => (await import('./user/ProfileScreen.tsx')).ProfileScreen),
  },
  {
    ...page('password'),
    group: 'account',
    icon: 'key',
    part: lazyPart(async () => (await import('./password/PasswordScreen.tsx')).PasswordScreen),
  },
  {
    ...page('twofactor'),
    group: 'account',
    icon: 'shield',
    part: lazyPart(async () => (await import('./two-factor/TwoFactorScreen.tsx')).TwoFactorScreen),
  },
  { ...page('skin'), group: 'account', icon: 'color', part: lazyPart(async () => (await import('./SkinScreen.tsx')).SkinScreen) },
  {
    ...page('accountcancel'),
    group: 'account',
    icon: 'person_delete',
    part: lazyPart(async () => (await import('./accountcancel/AccountCancelScreen.tsx')).AccountCancelScreen),
  },
  { ...page('param'), group: 'mail', icon: 'options', part: lazyPart(async () => (await import('./param/ParamPage.tsx')).ParamPage) },
  {
    ...page('signature'),
    group: 'mail',
    icon: 'signature',
    part: lazyPart(async () => (await import('./SignatureScreen.tsx')).SignatureScreen),
  },
  {
    ...page('template'),
    group: 'mail',
    icon: 'document_text',
    part: lazyPart(async () => (await import('./TemplateScreen.tsx')).TemplateScreen),
  },
  {
    ...page('tag'),
    group: 'mail',
    icon: 'tag',
    guard: 'folders',
    part: lazyPart(async () => (await import('./tag/FoldersAndTagsScreen.tsx')).FoldersAndTagsScreen),
  },
  {
    ...page('filter'),
    group: 'mail',
    icon: 'filter',
    part: lazyPart(async () => (await import('./filter/FilterPage.tsx')).FilterPage),
  },
  {
    ...page('autoreply'),
    group: 'mail',
    icon: 'arrow_reply',
    part: lazyPart(async () => (await import('./autoreply/AutoReplyPage.tsx')).AutoReplyPage),
  },
  {
    ...page('autoforward'),
    group: 'mail',
    icon: 'arrow_forward',
    part: lazyPart(async () => (await import('./autoforward/AutoForwardPage.tsx')).AutoForwardPage),
  },
  {
    ...page('zhaohui'),
    group: 'mail',
    icon: 'arrow_undo',
    part: lazyPart(async () => (await import('./zhaohui/RecallRecordsScreen.tsx')).RecallRecordsScreen),
  },
  {
    ...page('whitelist'),
    group: 'exchange',
    icon: 'shield_checkmark',
    part: lazyPart(async () => (await import('./senders/SenderListPage.tsx')).AllowedSendersPage),
  },
  {
    ...page('blacklist'),
    group: 'exchange',
    icon: 'mail_prohibited',
    part: lazyPart(async () => (await import('./senders/SenderListPage.tsx')).BlockedSendersPage),
  },
  {
    ...page('relatelist'),
    group: 'exchange',
    icon: 'people',
    part: lazyPart(async () => (await import('./relatelist/SharingPage.tsx')).SharingPage),
  },
  {
    ...page('mailboxmove'),
    group: 'exchange',
    icon: 'arrow_swap',
    isOffered: ({ canFetch }) => canFetch,
    part: lazyPart(async () => (await import('./mailboxmove/MovingPage.tsx')).MovingPage),
  },
  {
    ...page('transfer'),
    group: 'exchange',
    icon: 'send',
    isOffered: ({ canUseProxies }) => canUseProxies,
    part: lazyPart(async () => (await import('./transfer/SmtpProxyPage.tsx')).SmtpProxyPage),
  },
  {
    ...page('sms'),
    group: 'exchange',
    icon: 'phone',
    isOffered: ({ canGetSms }) => canGetSms,
    part: lazyPart(async () => (await import('./sms/SmsScreen.tsx')).SmsScreen),
  },
  {
    ...page('feedback'),
    group: 'exchange',
    icon: 'person_feedback',
    part: lazyPart(async () => (await import('./feedback/FeedbackScreen.tsx')).FeedbackScreen),
  },
];
