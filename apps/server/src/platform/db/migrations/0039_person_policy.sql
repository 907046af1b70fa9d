-- What was set for one account becomes its policies.
INSERT INTO policy (name, account_id, value)
SELECT n.policy, a.id, CASE WHEN n.policy = 'exclude_ext' THEN (
    SELECT coalesce(jsonb_agg(DISTINCT lower(ltrim(e, '.'))), '[]') FROM jsonb_array_elements_text(p.value) AS e
  ) ELSE p.value END
FROM account a
  CROSS JOIN LATERAL jsonb_each(a.permissions) AS p (key, value)
  JOIN (VALUES
    ('canForward', 'is_fwmail'),
    ('canDownload', 'is_maildownload'),
    ('hidesDelete', 'disable_delete_button'),
    ('hasDepartments', 'has_user_department_perm'),
    ('showsCompanyBook', 'webmail_cab_show'),
    ('showsSharedDomainBooks', 'webmail_soab_show'),
    ('disablesImageUpload', 'disable_upload_image'),
    ('excludedExtensions', 'exclude_ext'),
    ('isSecure', 'is_security'),
    ('mailLevel', 'mail_level'),
    ('attachLevel', 'attach_level'),
    ('canNotifyBySms', 'is_sendsms')
  ) AS n (permission, policy) ON n.permission = p.key;

ALTER TABLE account DROP COLUMN permissions;
