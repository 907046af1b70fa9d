import type { Generated } from 'kysely';

/** Tables of chores and alerts. */
export interface GateTables {
  chore: { name: string; next_at: Date };
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
