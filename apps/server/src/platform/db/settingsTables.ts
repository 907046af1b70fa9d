import type { LanguageTexts, OwnSkin, OwnSkinRecipe, ReplyPeriod, RuleCondition, ShareLevel } from '@jinshu/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson, Json } from './tables.ts';

/** Draft that a published skin was made from. */
interface PublishedDraft {
  name: LanguageTexts;
  recipe: OwnSkinRecipe;
  tokens: Record<string, unknown> | null;
}

/** Tables of what users and organizations set. */
export interface SettingsTables {
  own_skin: {
    id: GeneratedAlways<number>;
    name: GeneratedJson<LanguageTexts>;
    recipe: GeneratedJson<OwnSkinRecipe>;
    tokens: GeneratedJson<Record<string, unknown>> | null;
    is_published: Generated<boolean>;
    is_changed: Generated<boolean>;
    published: GeneratedJson<Omit<OwnSkin, 'id' | 'sheet'>> | null;
    published_draft: GeneratedJson<PublishedDraft> | null;
    sheet: string | null;
    sheet_hash: string | null;
    changed_at: Date;
  };
  portrait: { account_id: number; hash: Buffer; small: Buffer; regular: Buffer; large: Buffer; created_at: Generated<Date> };
  former_password: { account_id: number; at: Date; password_hash: string };
  mailbox_share: { mailbox_id: number; account_id: number; level: ShareLevel; used_at: Generated<Date | null> };
  mailbox_share_department: { mailbox_id: number; department_id: number; level: ShareLevel };
  signature: { account_id: number; id: GeneratedAlways<number>; caption: string; content: string; is_active: Generated<boolean> };
  signature_default: { account_id: number; address: string; new_id: number | null; answer_id: number | null };
  template_letter: { account_id: number; id: GeneratedAlways<number>; caption: string; content: string; is_active: Generated<boolean> };
  sender_rule: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    pattern: string;
    action: 'white' | 'black';
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
  };
  filter_rule: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    priority: number;
    name: string;
    is_active: boolean;
    is_last: boolean;
    match: 'all' | 'any';
    conditions: Json<unknown>;
    action: Json<unknown>;
  };
  filter_undo: {
    mailbox_id: number;
    job_id: string;
    step: GeneratedAlways<number>;
    folder: string;
    work: Json<unknown>;
    uids: number[];
  };
  filter_hit: { mailbox_id: number; rule_id: number; day: string; count: number };
  auto_reply: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    name: string;
    match: 'all' | 'any';
    conditions: Json<RuleCondition[]>;
    period: Json<ReplyPeriod>;
    content: string;
    is_active: boolean;
  };
  auto_reply_sent: { mailbox_id: number; rule_id: number; sender: string; day: string };
  auto_forward: { mailbox_id: number; id: GeneratedAlways<number>; target: string; is_active: boolean; refusals: Generated<number> };
  automatic_mail: {
    mailbox_id: number;
    id: Generated<string>;
    kind: 'reply' | 'forward' | 'list';
    rule_id: number | null;
    content_id: number | null;
    recipient: string;
    mail_from: string;
    is_kept: boolean;
    next_attempt_at: Date | null;
    attempts: Generated<number>;
    created_at: Date;
  };
  sms_notice: { mailbox_id: number; is_on: boolean; mobile: string; starts_at: string; ends_at: string };
  sms_sender: { mailbox_id: number; id: GeneratedAlways<number>; pattern: string; is_active: Generated<boolean> };
  recall_record: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    message_id: string;
    subject: string;
    recipient: string;
    status: 'recalled' | 'failed';
    info: string;
    at: Date;
    is_active: Generated<boolean>;
  };
  policy: {
    id: GeneratedAlways<number>;
    name: string;
    department_id: number | null;
    account_id: number | null;
    value: Json<unknown>;
  };
}
