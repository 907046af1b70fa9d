import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shareSchema } from '../shared-mailbox/share.endpoints.ts';
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
  reading_pane: 'off',
  system_name: '锦书',
  system_remark: '',
  welcome_links: [],
  welcome_ads: [],
  banner_list: [],
  is_icp: false,
  icp_no: '',
  icp_link: '',
  is_smsnotice: false,
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
  lock_left_choices: [600, 1800],
  skins: ['jingdianlan', 'own-3'],
  own_skins: [
    {
      id: 'own-3',
      name: { 'zh-hans': '松烟绿', 'zh-tw': '', en: 'Pine' },
      color_scheme: 'light',
      contrast: 'aa',
      density: 'regular',
      sheet: '/api/core/skin/own-3/0/',
    },
  ],
  is_fetching: true,
  is_smtp_proxy: false,
};

describe('the login-after info', () => {
  it('PRM-01 has every field under the name of the ledger, and none may be missing', () => {
    expect(z.encode(loginInfoSchema, z.decode(loginInfoSchema, wire as never))).toEqual(wire);
    for (const name of Object.keys(wire)) {
      const { [name as keyof typeof wire]: _, ...without } = wire;
      expect([name, z.safeDecode(loginInfoSchema, without as never).success]).toEqual([name, false]);
    }
  });

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

describe('the shared status', () => {
  const status = {
    shareuser_all: false,
    shareuser_get: true,
    shareuser_password: false,
    shareuser_post: true,
    shareuser_send: false,
    expired_left: 1800,
    lock_left: 600,
    is_shareduser: true,
    login_url: '',
    is_active: false,
    change_password: false,
    bind_factor: false,
    is_swtime: true,
    results: [{ share_id: 9, username: 'service@jinshu.example', realname: 'Service' }],
  };

  it('SHR-01 has every field under the name of the ledger, and none may be missing', () => {
    const read = z.decode(sharedStatusSchema, status);
    expect(read).toMatchObject({ canRead: true, canWrite: true, canSend: false, expiresAfter: 1800, idleAfter: 600, uses12Hours: true });
    expect(z.encode(sharedStatusSchema, read)).toEqual(status);
    for (const name of Object.keys(status)) {
      const { [name as keyof typeof status]: _, ...without } = status;
      expect([name, z.safeDecode(sharedStatusSchema, without as typeof status).success]).toEqual([name, false]);
    }
  });

  it('SHR-01 names the main mailbox by its address alone too', () => {
    const read = z.decode(sharedStatusSchema, { ...status, results: [{ share_id: 0, username: 'lin.yue@jinshu.example' }] });
    expect(read.mailboxes).toEqual([{ shareId: 0, userName: 'lin.yue@jinshu.example' }]);
  });

  it('SHR-02 a share has an id, the name and the address', () => {
    const share = {
      id: 4,
      realname: '陈伟',
      username: 'chen.wei@jinshu.example',
      label: '',
      level: 'read',
      used_at: null,
      is_in_use: false,
    };
    expect(z.decode(shareSchema, share as never)).toMatchObject({ id: 4, name: '陈伟', userName: 'chen.wei@jinshu.example' });
  });
});
