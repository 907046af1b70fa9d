-- Since when an outbox works on a delivery. While its lease lasts, nobody else retries it or gives it up (BAK-95).
ALTER TABLE delivery ADD COLUMN claimed_at timestamptz(3);
-- What was delivered or failed in a span of time, for the figures of the back stage (BAK-94, BAK-109).
CREATE INDEX delivery_by_time ON delivery USING brin (updated_at);
