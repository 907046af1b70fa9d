-- An address has one proxy: which server a message leaves by must not depend on the order of rows.
DROP INDEX smtp_proxy_account;
CREATE UNIQUE INDEX smtp_proxy_sender ON smtp_proxy (account_id, sender);

-- Address of the SMTP proxy that a message leaves by; empty for the relay. It stays when the proxy is deleted: the message must not take another way.
ALTER TABLE submission ADD COLUMN proxy_sender text NOT NULL DEFAULT '';
CREATE INDEX submission_proxy ON submission (account_id, proxy_sender) WHERE proxy_sender <> '';
