-- A signature or a template that is disabled is kept, but isn't offered where letters are written.
ALTER TABLE signature ADD COLUMN is_active boolean NOT NULL DEFAULT true;
ALTER TABLE template_letter ADD COLUMN is_active boolean NOT NULL DEFAULT true;
