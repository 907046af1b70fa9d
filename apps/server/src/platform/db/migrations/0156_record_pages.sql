-- Pages of the records of all people are read from an index by time (BAK-102). Rows come in its order, so an arrival only appends to it.
CREATE INDEX mail_record_by_kind ON mail_record (kind, at, id);
DROP INDEX login_log_by_time;
CREATE INDEX login_log_by_time ON login_log (at, id);
-- A sent message leads to the records of those who received it.
CREATE INDEX mail_record_by_message ON mail_record (message_id) WHERE message_id <> '';
-- The few sent messages whose outcome isn't success.
CREATE INDEX delivery_open ON delivery (mailbox_id, submission_id) WHERE status IN ('queued', 'in-review', 'failed');
-- An action of administrators, newest first.
CREATE INDEX operation_record_by_action ON operation_record (action, id);
