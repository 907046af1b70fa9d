-- How the letters of a sender show in a dark skin, where the owner of a mailbox has chosen it.
CREATE TABLE letter_colours (
  mailbox_id bigint NOT NULL REFERENCES mailbox (id),
  address text NOT NULL CHECK (address = lower(address)),
  is_adapted boolean NOT NULL,
  chosen_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (mailbox_id, address)
);
