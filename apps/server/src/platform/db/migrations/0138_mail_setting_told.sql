-- Without an SMS gateway, policies that need one have other values: servers read them again after a change (BAK-100).
CREATE TRIGGER mail_setting_is_told AFTER INSERT OR UPDATE OR DELETE ON mail_setting FOR EACH STATEMENT EXECUTE FUNCTION tell_of_policies();
