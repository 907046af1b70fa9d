import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharedStatusSchema } from '../shared-mailbox/shared-mailbox.endpoints.ts';
import { loginInfoSchema } from './permission.endpoints.ts';

const wire = {
  title: '锦书',
  skin_name: 'jingdianlan',
  language: 'zh-hans',
  is_fulltext: true,
  welcome_logo: '',
  logout_url: '',
  sw_new_mail_remind: true,
  exclude_ext: ['exe'],
  draft_auto_save_minute: 5,
  center_show: false,
  sw_netdisk_page: false,
  page_limit: 20,
  system_name: '锦书',
  system_remark: '',
  welcome_links: [],
  welcome_ads: [],
  banner_list: [],
  is_icp: false,
  icp_no: '',
  icp_link: '',
  is_fwmail: true,
  is_maildownload: true,
  is_mailprint: false,
  disable_delete_button: false,
  change_delete_button: true,
  has_user_department_perm: true,
  hide_forward_contents: true,
  webmail_cab_show: false,
  webmail_soab_show: false,
  webmail_oab_show: true,
  disable_upload_image: true,
};

describe('the login-after info', () => {
  it('PRM-04 names the flag that disables image upload', () => {
    expect(z.decode(loginInfoSchema, wire).disablesImageUpload).toBe(true);
    const { disable_upload_image: _, ...without } = wire;
    expect(z.safeDecode(loginInfoSchema, without).success).toBe(false);
  });

  it('PRM-13 names the flag of printing', () => {
    expect(z.decode(loginInfoSchema, wire).canPrint).toBe(false);
    const { is_mailprint: _, ...without } = wire;
    expect(z.safeDecode(loginInfoSchema, without).success).toBe(false);
  });

  it('PRM-03 is taken with the clock of 12 hours and without it, which comes with the shared status', () => {
    expect(z.decode(loginInfoSchema, { ...wire, is_swtime: true }).uses12Hours).toBe(true);
    expect(z.decode(loginInfoSchema, wire).uses12Hours).toBeUndefined();
    expect(JSON.stringify(z.toJSONSchema(sharedStatusSchema, { io: 'input' }))).toContain('is_swtime');
  });
});
