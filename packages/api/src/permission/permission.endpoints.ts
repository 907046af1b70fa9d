import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { named, wireObject } from '../contract/wire.ts';
import { languageSchema } from '../language/language.schema.ts';
import { ownSkinSchema } from '../skin/skin.schema.ts';

const linkSchema = z.object({ title: z.string(), desc: z.string(), url: z.string(), icon: z.string() });
const pictureSchema = z.object({ image: z.string(), url: z.string(), title: z.optional(z.string()) });

/** Permissions and appearance of the session, loaded after login. */
export const loginInfoSchema = wireObject({
  title: z.string(),
  skinName: z.string(),
  language: languageSchema,
  hasFullText: named('is_fulltext', z.boolean()),
  welcomeLogo: z.string(),
  logoutUrl: z.string(),
  remindsOfNewMail: named('sw_new_mail_remind', z.boolean()),
  excludedExtensions: named('exclude_ext', z.array(z.string())),
  draftAutosaveMinutes: named('draft_auto_save_minute', z.int()),
  showsCentre: named('center_show', z.boolean()),
  showsNetdisk: named('sw_netdisk_page', z.boolean()),
  pageSize: named('page_limit', z.int()),
  readingPane: z.enum(['off', 'right', 'below']),
  systemName: z.string(),
  systemRemark: z.string(),
  welcomeLinks: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  welcomeAds: z.array(pictureSchema),
  bannerList: z.array(pictureSchema),
  hasRecordFiling: named('is_icp', z.boolean()),
  recordFilingNumber: named('icp_no', z.string()),
  recordFilingLink: named('icp_link', z.string()),
  canForward: named('is_fwmail', z.boolean()),
  canDownload: named('is_maildownload', z.boolean()),
  canPrint: named('is_mailprint', z.boolean()),
  hidesDelete: named('disable_delete_button', z.boolean()),
  showsToolbarDelete: named('change_delete_button', z.boolean()),
  hasDepartments: named('has_user_department_perm', z.boolean()),
  appendsOriginalOnForward: named('hide_forward_contents', z.boolean()),
  showsCompanyBook: named('webmail_cab_show', z.boolean()),
  showsSharedDomainBooks: named('webmail_soab_show', z.boolean()),
  showsOrganisationBook: named('webmail_oab_show', z.boolean()),
  disablesImageUpload: named('disable_upload_image', z.boolean()),
  /** Idle times in seconds that the user can choose. */
  idleChoices: named('lock_left_choices', z.array(z.int())),
  /** Names of the skins that the user can choose. */
  offeredSkins: named('skins', z.array(z.string())),
  /** The skins of the organization among them, and the user's own one if it isn't offered anymore. */
  ownSkins: z.array(ownSkinSchema),
  /** Whether new messages can be announced by SMS. */
  canGetSms: named('is_smsnotice', z.boolean()),
  canFetch: named('is_fetching', z.boolean()),
  canUseProxies: named('is_smtp_proxy', z.boolean()),
  /** Normally part of the shared status. Also accepted here from servers that send it. */
  uses12Hours: named('is_swtime', z.optional(z.boolean())),
});

export type LoginInfo = z.output<typeof loginInfoSchema>;

/** Returns the permissions and the appearance of the session. */
export const getLoginInfo = endpoint({
  method: 'GET',
  path: '/core/login-after/',
  access: { of: 'account', isOpenBeforeChange: true },
  summary: 'Permissions and appearance of the session.',
  response: loginInfoSchema,
});
