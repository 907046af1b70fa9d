-- The calendar's screens: what is shown, who shares, and when an event is called to mind.

ALTER TABLE calendar ADD COLUMN is_shown boolean NOT NULL DEFAULT true;
-- The first calendars were made before there were colours to choose from.
UPDATE calendar SET color = 'e08' WHERE color = 'blue';

-- A calendar of a mailbox that the user of another mailbox sees too.
CREATE TABLE calendar_share (
  mailbox_id bigint NOT NULL,
  calendar_id bigint NOT NULL,
  member_id bigint NOT NULL REFERENCES mailbox (id),
  level text NOT NULL CHECK (level IN ('read', 'edit')),
  is_shown boolean NOT NULL DEFAULT true,          -- for this member
  PRIMARY KEY (mailbox_id, calendar_id, member_id),
  FOREIGN KEY (mailbox_id, calendar_id) REFERENCES calendar (mailbox_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_share_by_member ON calendar_share (member_id, mailbox_id, calendar_id);

ALTER TABLE calendar_event
  ADD COLUMN reminder_minutes integer CHECK (reminder_minutes >= 0),  -- null: no reminder
  ADD COLUMN remind_at timestamptz(3);                                -- when the next one is due; null: never again
CREATE INDEX calendar_event_by_reminder ON calendar_event (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX calendar_event_by_calendar ON calendar_event (mailbox_id, calendar_id);
