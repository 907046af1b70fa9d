-- A mailbox that fills at once is little beside all the others, and until the statistics know it its lists are sorted instead of read.
ALTER TABLE message SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE message_text SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE content SET (autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE contact SET (autovacuum_analyze_scale_factor = 0.02);
