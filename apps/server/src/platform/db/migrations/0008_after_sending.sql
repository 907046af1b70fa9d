-- What happens to a mail after it was sent, and invitations.

-- How a recall ended at a recipient (SND-54); it happens once.
ALTER TABLE delivery ADD COLUMN recall_status text NOT NULL DEFAULT '' CHECK (recall_status IN ('', 'recalled', 'failed'));
ALTER TABLE delivery ADD COLUMN recall_info text NOT NULL DEFAULT '';      -- why it failed, or what it did
ALTER TABLE delivery ADD COLUMN handed_over_at timestamptz(3);             -- set while another server is being given the mail
ALTER TABLE submission ADD COLUMN recalled_at timestamptz(3);              -- when it was taken back as a whole

ALTER TABLE message ADD COLUMN is_opened boolean NOT NULL DEFAULT false;   -- it was read, whatever `is_seen` says since
ALTER TABLE message ADD COLUMN is_recalled boolean NOT NULL DEFAULT false; -- it stands for a mail that its sender took back
ALTER TABLE message ADD COLUMN has_receipt boolean NOT NULL DEFAULT false; -- its sender was sent the receipt asked for

-- The event that a calendar mail tells of, as it came: `InvitationMail` in the code.
ALTER TABLE content ADD COLUMN calendar jsonb;

CREATE TABLE calendar (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,                              -- empty: the first one, which the webmail names
  color text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,       -- where accepted events go
  PRIMARY KEY (mailbox_id, id)
);
CREATE UNIQUE INDEX calendar_default ON calendar (mailbox_id) WHERE is_default;

-- One mailbox's copy of an event, as iTIP has it: the organiser's and each invitee's are rows of their own with one uid. An occurrence
-- of a series that differs from it is a row of its own with a recurrence id.
CREATE TABLE calendar_event (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  calendar_id bigint,                              -- null: an invitation that stands in no calendar
  uid text NOT NULL,
  recurrence_id text NOT NULL DEFAULT '',          -- the start that the occurrence would have: 20261120T010000Z, or 20261120 of a whole day
  sequence integer NOT NULL DEFAULT 0,
  stamp timestamptz(3) NOT NULL,                   -- DTSTAMP: of two versions with one sequence the later one holds
  title text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  organiser jsonb NOT NULL,                        -- {name, address}
  starts_at timestamptz(3) NOT NULL,               -- of whole days: midnight UTC of the first
  ends_at timestamptz(3) NOT NULL,                 -- of whole days: midnight UTC behind the last
  is_all_day boolean NOT NULL DEFAULT false,
  time_zone text NOT NULL DEFAULT '',              -- IANA: in which a series goes on and the event is shown
  repeat text NOT NULL DEFAULT '',                 -- RRULE
  excluded text[] NOT NULL DEFAULT '{}',           -- occurrences that do not take place, written as a recurrence id
  answer text NOT NULL DEFAULT 'start' CHECK (answer IN ('start', 'tentative', 'accept', 'decline')),
  answered_at timestamptz(3),
  is_deleted boolean NOT NULL DEFAULT false,       -- called off
  PRIMARY KEY (mailbox_id, id),
  UNIQUE (mailbox_id, uid, recurrence_id),
  FOREIGN KEY (mailbox_id, calendar_id) REFERENCES calendar (mailbox_id, id)
);
CREATE INDEX calendar_event_by_time ON calendar_event (mailbox_id, starts_at, ends_at);

-- Whom an organiser has invited and what they said; only beside the organiser's copy.
CREATE TABLE calendar_invitee (
  mailbox_id bigint NOT NULL,
  event_id bigint NOT NULL,
  address text NOT NULL CHECK (address = lower(address)),
  name text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT 'start' CHECK (answer IN ('start', 'tentative', 'accept', 'decline')),
  answered_at timestamptz(3),                      -- the DTSTAMP of the answer: an older one that comes later changes nothing
  PRIMARY KEY (mailbox_id, event_id, address),
  FOREIGN KEY (mailbox_id, event_id) REFERENCES calendar_event (mailbox_id, id) ON DELETE CASCADE
);
