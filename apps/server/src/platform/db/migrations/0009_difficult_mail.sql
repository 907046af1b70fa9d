-- Senders whose pictures from elsewhere a user always wants to see.
CREATE TABLE picture_sender (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  address text NOT NULL CHECK (address = lower(address)),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, address)
);

-- What a mail is besides its text and files: {protection, report, isCut}. A mail that came before says nothing of it.
ALTER TABLE content ADD COLUMN traits jsonb NOT NULL DEFAULT '{}';
