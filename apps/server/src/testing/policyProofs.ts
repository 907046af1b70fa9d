import { type PolicyName, policies } from '../platform/policy/policies.ts';
import {
  answersOfConnections,
  answersOfMails,
  canTrust,
  capacitiesOfNew,
  daysToRemoval,
  guess,
  keepsLogin,
  keepsMail,
  keepsOperation,
  keepsSecurity,
  largestMail,
  largestSum,
  minutesToNextFetch,
  mustBind,
  mustChange,
  type PolicyWorld,
  passesBeside,
  secondsLeft,
  takesBack,
  tellsNewDevice,
  type Watched,
  whereAPasswordIs,
} from './policyWorld.ts';
import { act, makeForm } from './sendForm.ts';

/** Visible effect of a policy. */
export interface PolicyProof {
  /** Another value than the first, as it is typed. */
  text: string;
  /** Reads the effect for a person: a response, or the decision of a rule. */
  see: (world: PolicyWorld, who: Watched) => Promise<unknown>;
  /** Effects of the first value and of the other one. */
  shows: readonly [before: unknown, after: unknown];
  /** Policies without which it has no effect. */
  beside?: Partial<Record<PolicyName, string>>;
}

const at =
  (path: string, field: string): PolicyProof['see'] =>
  async (_world, who) =>
    field.split('.').reduce((value: Record<string, never>, key) => value[key] as never, (await who.get(path)).body);

const inPermissions = (name: PolicyName) => at('/core/login-after/', name);
const inCompose = (name: string) => at('/mail/message/more-get/', name);
const codeOf = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;
const post =
  (path: string, body: object): PolicyProof['see'] =>
  async (_world, who) =>
    codeOf(await who.post(path, body));

/** A switch, as a route hands it out. */
const handsOut = (see: PolicyProof['see'], isOn: boolean): PolicyProof => ({
  text: isOn ? 'off' : 'on',
  see,
  shows: [isOn, !isOn],
});
const onLoginPage =
  (field: string): PolicyProof['see'] =>
  async ({ app }) =>
    (await app.inject('/api/core/login-before/')).json()[field];
const permission = (name: PolicyName, isOn = true) => handsOut(inPermissions(name), isOn);
const preference = (name: PolicyName, text: string, shows: PolicyProof['shows']): PolicyProof => ({
  text,
  see: at('/setting/get-param/', `results.${name}`),
  shows,
});
const passwordRule = (name: PolicyName, text = 'on', shows: PolicyProof['shows'] = [false, true]): PolicyProof => ({
  text,
  see: at('/setting/get-password/', name),
  shows,
});
const content = (name: PolicyName, text: string, shows: PolicyProof['shows'] = ['', text]): PolicyProof => ({
  text,
  see: inPermissions(name),
  shows,
});
const status = (id: 'read' | 'unread', world: PolicyWorld, who: Watched, minutes = 0) =>
  world.after(
    minutes,
    async () => (await who.get(`/mail/message/status/?message_id=${encodeURIComponent(who.sent[id])}`)).body.results[0].is_zhaohui,
  );
/** Sends a message to one or two people. Two were sent before. */
const sends =
  (count: number): PolicyProof['see'] =>
  async (world, who) => {
    const { body } = await act(who, 'sent', makeForm(who, [world.chen, world.lin].slice(0, count)));
    return body.code ?? body.type;
  };
const moving = {
  protocol: 'pop3',
  server: '127.0.0.1',
  port: 1,
  ssl: true,
  email: 'lin@elsewhere.example',
  password: 'secret-1',
  folder_scope: 'inbox',
  chosen_folders: [],
  target_folder: null,
  remove_after_days: null,
  every_minutes: null,
};
const smtpProxy = {
  server: '127.0.0.1',
  port: 1,
  ssl: true,
  auth: true,
  account: 'lin',
  email: 'lin@elsewhere.example',
  password: 'secret-1',
};
const pictures = [{ image: 'https://jinshu.example/a.png', url: '' }];
const links = [{ title: '办公', links: [{ title: '门户', desc: '', url: 'https://jinshu.example', icon: '' }] }];
const agreement = { 'zh-hans': '甲', 'zh-tw': '', en: '' };
const apps = [{ name: '报销', description: '差旅与采购', url: 'https://oa.jinshu.example', icon: '' }];
const logo = 'data:image/png;base64,AAAA';
const all = ['month', 'two-months', 'quarter', 'half-year', 'year', 'permanent'];

/** Proof of each policy. A policy without an entry doesn't compile. */
export const policyProofs: { readonly [Name in PolicyName]: PolicyProof } = {
  is_fwmail: permission('is_fwmail'),
  hide_forward_contents: permission('hide_forward_contents'),
  is_maildownload: permission('is_maildownload'),
  is_mailprint: permission('is_mailprint'),
  disable_delete_button: permission('disable_delete_button', false),
  change_delete_button: permission('change_delete_button'),
  is_fulltext: permission('is_fulltext'),
  center_show: permission('center_show'),
  sw_netdisk_page: permission('sw_netdisk_page'),
  has_user_department_perm: permission('has_user_department_perm'),
  webmail_oab_show: permission('webmail_oab_show'),
  webmail_cab_show: permission('webmail_cab_show'),
  webmail_soab_show: permission('webmail_soab_show', false),
  disable_upload_image: permission('disable_upload_image', false),
  exclude_ext: content('exclude_ext', 'PDF, .zip', [policies.exclude_ext.initial, ['pdf', 'zip']]),
  attachment_size: { text: '2048', see: inCompose('attachment_size'), shows: [39_321_600, 2048] },
  mail_size: { text: '99999999', see: largestMail, shows: ['52428800', '99999999'] },
  transit_size: { text: '1048576', see: inCompose('transit_size'), shows: [2_147_483_648, 1_048_576] },
  link_validities: { text: 'month, year', see: inCompose('link_validities'), shows: [all, ['month', 'year']] },
  link_validity: { text: 'year', see: inCompose('link_validity'), shows: ['month', 'year'] },
  sent_attachment_days: {
    text: '3',
    see: at('/mail/attach/?limit=50&offset=0', 'results.0.listed_until'),
    shows: ['2026-12-20T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  },
  is_security: handsOut(inCompose('is_security'), false),
  mail_level: { text: '4', see: inCompose('mail_level'), shows: [0, 4], beside: { is_security: 'on' } },
  attach_level: { text: '3', see: inCompose('attach_level'), shows: [0, 3], beside: { is_security: 'on', mail_level: '4' } },
  auto_forward_outside: handsOut(at('/setting/get-fw/', 'is_outside_allowed'), true),
  sms_per_day: { text: '2', see: at('/setting/get-sms/', 'daily_limit'), shows: [20, 2] },
  is_sendsms: handsOut(inCompose('is_sendsms'), true),
  recall_read: { text: 'on', see: (world, who) => status('read', world, who), shows: [false, true] },
  recall_hours: { text: '2', see: (world, who) => status('unread', world, who, 121), shows: [true, false] },
  mails_per_hour: { text: '2', see: sends(1), shows: ['sent', 'sending-limit'] },
  mails_per_day: { text: '2', see: sends(1), shows: ['sent', 'sending-limit'] },
  recipients_per_day: { text: '1', see: sends(1), shows: ['sent', 'sending-limit'] },
  recipients_per_mail: { text: '1', see: sends(2), shows: ['sent', 'sending-limit'] },
  address_mails_per_hour: { text: '1', see: answersOfMails, shows: ['250', '451'] },
  address_connections_per_hour: { text: '1', see: answersOfConnections, shows: ['220', '421'] },
  is_fetching: { text: 'off', see: post('/setting/movings/', moving), shows: ['server-refused', 'forbidden'] },
  fetch_minutes: { text: '37', see: minutesToNextFetch, shows: [10, 37], beside: { is_fetching: 'off' } },
  is_smtp_proxy: { text: 'off', see: post('/setting/transefers/', smtpProxy), shows: ['server-refused', 'forbidden'] },
  foreign_internal: {
    text: 'on',
    see: async (_world, who) => (await who.post('/setting/movings/', moving)).body.params.reason,
    shows: ['internal', 'unreachable'],
  },
  passwd_type: passwordRule('passwd_type', '4', [2, 4]),
  passwd_size2: passwordRule('passwd_size2', '12', [8, 12]),
  passwd_digital: passwordRule('passwd_digital'),
  passwd_letter: passwordRule('passwd_letter'),
  passwd_letter2: passwordRule('passwd_letter2'),
  passwd_name: passwordRule('passwd_name'),
  passwd_name2: passwordRule('passwd_name2'),
  passwd_former: { text: '2', see: takesBack, shows: [true, false] },
  passwd_days: { text: '1', see: mustChange, shows: [false, true] },
  passwd_check: { text: 'on', see: mustChange, shows: [false, true], beside: { passwd_size2: '16' } },
  second_factor: { text: 'everyone', see: mustBind, shows: [false, true] },
  second_factor_kinds: { text: 'sms', see: post('/setting/twofactor/secret/', {}), shows: [200, 'forbidden'] },
  trusted_devices: handsOut(canTrust, true),
  tells_new_device: { text: 'off', see: tellsNewDevice, shows: [1, 0] },
  lock_left: { text: '600', see: at('/core/share-status/', 'lock_left'), shows: [1800, 600] },
  lock_left_choices: {
    text: '1800, 3600',
    see: async (_world, who) => {
      // A user's own choice stays valid.
      await who.post('/setting/rel-param/', {});
      return codeOf(await who.post('/setting/set-param2/', { keyword: 'lock_left', value: 600 }));
    },
    shows: [200, 'invalid-input'],
  },
  session_hours: { text: '1', see: secondsLeft, shows: [1800, 1200] },
  login_failures: { text: '2', see: (world) => guess(world, 2), shows: ['logged in', 'login-rate-limited'] },
  login_failure_minutes: {
    text: '30',
    see: (world) => guess(world, 2, { every: 12 }),
    shows: ['logged in', 'login-rate-limited'],
    beside: { login_failures: '2', login_block_minutes: '60' },
  },
  login_block_minutes: {
    text: '60',
    see: (world) => guess(world, 2, { loginAt: 20 }),
    shows: ['logged in', 'login-rate-limited'],
    beside: { login_failures: '2' },
  },
  is_register: handsOut(onLoginPage('is_register'), false),
  is_recovery_question: { ...handsOut(onLoginPage('is_recovery'), true), beside: { is_recovery_sms: 'off' } },
  is_recovery_sms: { ...handsOut(onLoginPage('is_recovery'), true), beside: { is_recovery_question: 'off' } },
  is_social_login: handsOut(onLoginPage('is_social_login'), false),
  is_directory_login: { text: 'off', see: whereAPasswordIs, shows: ['directory-unreachable', 'here'] },
  passkey_login: handsOut(onLoginPage('is_passkey_login'), true),
  captcha: {
    text: 'slide',
    see: async ({ app }) => (await app.inject('/api/core/login-before/')).json().captcha?.kind,
    shows: [undefined, 'slide'],
  },
  captcha_tolerance: { text: '2', see: (world) => passesBeside(world, 3), shows: [true, false], beside: { captcha: 'slide' } },
  captcha_length: {
    text: '8',
    see: async ({ app }) => (await app.inject('/api/core/login-before/')).json().captcha.length,
    shows: [6, 8],
    beside: { captcha: 'text' },
  },
  captcha_limit: {
    text: '10',
    see: async (world) => (await largestSum(world, 10)) > 20,
    shows: [true, false],
    beside: { captcha: 'arithmetic' },
  },
  mailbox_quota: { text: '2048', see: async (...of) => (await capacitiesOfNew(...of)).quotaBytes, shows: [0, 2048] },
  disk_quota: { text: '4096', see: async (...of) => (await capacitiesOfNew(...of)).diskQuotaBytes, shows: [0, 4096] },
  language: content('language', 'en', ['zh-hans', 'en']),
  skin_name: content('skin_name', 'moye', ['jingdianlan', 'moye']),
  skins: content('skins', 'jingdianlan, moye', [policies.skins.initial, ['jingdianlan', 'moye']]),
  read_type: preference('read_type', 'text', ['html', 'text']),
  page_limit: preference('page_limit', '100', [20, 100]),
  reading_pane: preference('reading_pane', 'right', ['off', 'right']),
  is_save_sent: preference('is_save_sent', 'off', [true, false]),
  is_confirm_read: preference('is_confirm_read', 'on', [false, true]),
  is_save_contact: preference('is_save_contact', 'off', [true, false]),
  is_autosave: preference('is_autosave', 'off', [true, false]),
  draft_auto_save_minute: preference('draft_auto_save_minute', '9', [5, 9]),
  is_alltonet: preference('is_alltonet', 'on', [false, true]),
  is_sizetonet: preference('is_sizetonet', 'on', [false, true]),
  is_netsize: preference('is_netsize', '1048576', [31_457_280, 1_048_576]),
  sw_new_mail_remind: preference('sw_new_mail_remind', 'off', [true, false]),
  is_swtime: preference('is_swtime', 'on', [false, true]),
  title: content('title', '研究院', ['锦书', '研究院']),
  system_name: content('system_name', '研究院邮件', ['锦书', '研究院邮件']),
  welcome_logo: content('welcome_logo', logo),
  register_agreement: {
    text: JSON.stringify(agreement),
    see: async ({ app }) => (await app.inject('/api/core/register-agreement/?language=en')).json().agreement,
    shows: [policies.register_agreement.initial.en, '甲'],
    beside: { is_register: 'on' },
  },
  help_url: {
    text: 'https://help.example/',
    see: async ({ app }) => (await app.inject('/help/en/index.html')).headers.location ?? '',
    shows: ['', 'https://help.example/'],
  },
  help_pages: {
    text: JSON.stringify({ 'zh-hans': '请打总机', 'zh-tw': '', en: '' }),
    see: async ({ app }) => (await app.inject('/help/zh_hant/index.html')).body.includes('<p>请打总机</p>'),
    shows: [false, true],
  },
  system_remark: content('system_remark', '今晚停机'),
  system_remark_from: { ...content('system_remark', '2026-11-21', ['停机', '']), beside: { system_remark: '停机' } },
  system_remark_until: { ...content('system_remark', '2026-11-19', ['停机', '']), beside: { system_remark: '停机' } },
  welcome_links: content('welcome_links', JSON.stringify(links), [[], links]),
  banner_list: content('banner_list', JSON.stringify(pictures), [[], pictures]),
  welcome_ads: content('welcome_ads', JSON.stringify(pictures), [[], pictures]),
  app_list: {
    text: JSON.stringify(apps),
    see: at('/core/apps/', 'results'),
    shows: [[], apps],
  },
  removal_days: { text: '7', see: daysToRemoval, shows: [30, 7] },
  login_record_days: { text: '100', see: keepsLogin, shows: [true, false] },
  mail_record_days: { text: '100', see: keepsMail, shows: [true, false] },
  security_record_days: {
    text: '200',
    see: async (world) => [await keepsSecurity(world), await keepsOperation(world)],
    shows: [
      [true, true],
      [false, false],
    ],
  },
  is_icp: permission('is_icp', false),
  icp_no: content('icp_no', '京ICP备1号'),
  icp_link: content('icp_link', 'https://jinshu.example/icp'),
  logout_url: content('logout_url', 'https://jinshu.example/bye'),
  login_url: {
    text: 'https://jinshu.example/admin',
    see: at('/core/share-status/', 'login_url'),
    shows: ['', 'https://jinshu.example/admin'],
  },
};
