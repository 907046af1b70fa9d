import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of chores and alerts. */
export interface GateTables {
  chore: { name: string; next_at: Date };
  held_mail: {
    id: GeneratedAlways<number>;
    held_at: Date;
    rule: string;
    detail: string;
    mail_from: string;
    sender: string;
    recipients: string[];
    subject: string;
    size: number;
    raw: Buffer;
    mailbox_id: number | null;
    submission_id: string | null;
    released_at: Date | null;
  };
  alert_person: { account_id: number };
  alert: {
    part: string;
    target: Generated<string>;
    cause: string;
    since: Date;
    told_at: Date | null;
    is_told: Generated<boolean>;
    ended_at: Date | null;
  };
}
