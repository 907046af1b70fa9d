-- Of the form a mail was sent as, keyed: the same form again is the answer that got lost, another one was written on after it was sent.
ALTER TABLE submission ADD COLUMN form_seal bytea;
