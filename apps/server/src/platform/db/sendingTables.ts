import type { RecallStatus } from '@jinshu/api';
import type { Generated } from 'kysely';

/** Tables of what leaves: deliveries, and the limits of sending. */
export interface SendingTables {
  arrival: { hash: Buffer; at: Date };
  sending_tally: { account_id: number; minute: Date; mails: number; recipients: number };
  sending_stop: { account_id: number; since: Date; until: Date; mails: number; told_at: Date | null };
  delivery: {
    mailbox_id: number;
    submission_id: string;
    recipient: string;
    name: Generated<string>;
    status: Generated<string>;
    status_info: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    recall_status: Generated<RecallStatus>;
    recall_info: Generated<string>;
    handed_over_at: Generated<Date | null>;
    claimed_at: Generated<Date | null>;
    accepted_at: Generated<Date | null>;
    burned_at: Generated<Date | null>;
    updated_at: Generated<Date>;
  };
}
