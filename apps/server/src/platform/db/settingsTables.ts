import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './tables.ts';

/** Tables of what users and organizations set. */
export interface SettingsTables {
  signature: { account_id: number; id: GeneratedAlways<number>; caption: string; content: string };
  signature_default: { account_id: number; address: string; new_id: number | null; answer_id: number | null };
  template_letter: { account_id: number; id: GeneratedAlways<number>; caption: string; content: string };
  sender_rule: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    pattern: string;
    action: 'white' | 'black';
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
  filter_hit: { mailbox_id: number; rule_id: number; day: string; count: number };
  policy: {
    id: GeneratedAlways<number>;
    name: string;
    department_id: number | null;
    account_id: number | null;
    value: Json<unknown>;
  };
}
