import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PolicyName, policies } from '../../../platform/policy/index.ts';
import { type Operator, openOperator } from '../../../testing/openOperator.ts';
import { type PolicyProof, policyProofs } from '../../../testing/policyProofs.ts';
import { openPolicyWorld, type PolicyWorld } from '../../../testing/policyWorld.ts';

/** Policies of each requirement of the back stage. */
const cases: Readonly<Record<string, readonly PolicyName[]>> = {
  'BAK-67': [
    'passwd_type',
    'passwd_size2',
    'passwd_digital',
    'passwd_letter',
    'passwd_letter2',
    'passwd_name',
    'passwd_name2',
    'passwd_former',
    'passwd_days',
    'passwd_check',
  ],
  'BAK-68': ['login_failures', 'login_failure_minutes', 'login_block_minutes'],
  'BAK-69': ['captcha', 'captcha_tolerance', 'captcha_length', 'captcha_limit'],
  'BAK-70': ['is_register', 'is_recovery_question', 'is_recovery_sms', 'is_social_login'],
  'BAK-73': ['is_fwmail', 'hide_forward_contents'],
  'BAK-74': ['is_maildownload', 'is_mailprint'],
  'BAK-75': ['disable_delete_button', 'change_delete_button'],
  'BAK-76': ['is_fulltext', 'center_show', 'sw_netdisk_page'],
  'BAK-77': ['has_user_department_perm', 'webmail_oab_show', 'webmail_cab_show', 'webmail_soab_show'],
  'BAK-78': ['attachment_size', 'mail_size', 'transit_size', 'exclude_ext', 'disable_upload_image'],
  'BAK-80': ['is_security', 'is_sendsms', 'sms_per_day'],
  'BAK-81': ['recall_read', 'recall_hours'],
  'BAK-83': [
    'language',
    'skin_name',
    'page_limit',
    'read_type',
    'reading_pane',
    'sw_new_mail_remind',
    'is_swtime',
    'is_autosave',
    'draft_auto_save_minute',
    'is_save_sent',
    'is_confirm_read',
    'is_save_contact',
    'is_alltonet',
    'is_sizetonet',
    'is_netsize',
    'mailbox_quota',
    'disk_quota',
  ],
  'BAK-84': ['title', 'system_name', 'welcome_logo'],
  'BAK-85': ['system_remark', 'system_remark_from', 'system_remark_until'],
  'BAK-86': ['welcome_links'],
  'BAK-87': ['banner_list', 'welcome_ads'],
  'BAK-88': ['is_icp', 'icp_no', 'icp_link', 'logout_url', 'login_url'],
  'BAK-89': ['register_agreement', 'help_url', 'help_pages'],
  'BAK-90': ['app_list'],
  'BAK-96': [
    'mails_per_hour',
    'mails_per_day',
    'recipients_per_day',
    'recipients_per_mail',
    'address_mails_per_hour',
    'address_connections_per_hour',
  ],
  'BAK-101': ['skins'],
  'BAK-106': ['login_record_days', 'mail_record_days', 'security_record_days'],
};

describe('policies that are set in the back stage', () => {
  let world: PolicyWorld;
  let admin: Operator;
  beforeAll(async () => {
    world = await openPolicyWorld();
    admin = await openOperator(world, 'super');
  }, 120_000);
  afterAll(() => world.close());

  const set = async (values: Readonly<Record<string, unknown>>) => {
    const changes = Object.entries(values).map(([name, value]) => ({ name, value, version: 1_000_000 }));
    if (changes.length === 0) return;
    expect(await admin.ask('POST', 'policy/', { scope: 'organisation', changes })).toMatchObject({ status: 200 });
  };
  const typed = (name: PolicyName, text: string) => policies[name].fromText(text);

  it.each(Object.entries(cases).flatMap(([id, names]) => names.map((name) => [id, name] as const)))(
    '%s %s shows in the product from the next call on, and no longer once it is taken back',
    async (_id, name) => {
      const { beside = {}, text, see, shows }: PolicyProof = policyProofs[name];
      const others = Object.entries(beside) as [PolicyName, string][];
      await set(Object.fromEntries(others.map(([other, value]) => [other, typed(other, value)])));
      const seen = [await see(world, world.outsider)];
      await set({ [name]: typed(name, text) });
      seen.push(await see(world, world.outsider));
      await set({ [name]: null });
      seen.push(await see(world, world.outsider));
      expect(seen).toEqual([shows[0], shows[1], shows[0]]);
      await set(Object.fromEntries(others.reverse().map(([other]) => [other, null])));
    },
  );
});
