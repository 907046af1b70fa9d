import type { Generated } from 'kysely';

/** Tables of alerts. */
export interface GateTables {
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
