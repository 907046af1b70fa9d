import { getLoginInfo, type LanguageTexts, Problem, textIn } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectProfile } from '../../mail/settings/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { route } from '../../platform/http/index.ts';
import { selectOwnSkins } from '../../platform/own-skin/index.ts';
import { readPolicies } from '../../platform/policy/index.ts';

/** Whether a day is within a span. An empty end is open. Days in ISO format compare as texts. */
const isWithin = (today: string, from = '', until = '') => (from === '' || from <= today) && (until === '' || today <= until);

/** PRM: what the session may and how it looks. */
export async function permissionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getLoginInfo, async ({ session }) => {
    const [profile, policies] = await Promise.all([selectProfile(deps.db, session.accountId), readPolicies(deps.db, session)]);
    if (!profile) throw new Problem('session-expired');
    const { parameters } = profile;
    const ownSkins = await selectOwnSkins(deps.db, [profile.skinName, ...policies.skins]);
    const today = new Intl.DateTimeFormat('en-CA').format(deps.now());
    const { language } = profile;
    const say = (texts: LanguageTexts) => textIn(texts, language);
    const shown = (pictures: typeof policies.banner_list) =>
      pictures
        .filter(({ from, until }) => isWithin(today, from, until))
        .map(({ title, image, url }) => ({ image, url, ...(title && { title: say(title) }) }));
    return {
      title: say(policies.title),
      skinName: profile.skinName,
      language,
      hasFullText: policies.is_fulltext,
      welcomeLogo: policies.welcome_logo,
      logoutUrl: policies.logout_url,
      remindsOfNewMail: parameters.remindsOfNewMail,
      excludedExtensions: policies.exclude_ext,
      draftAutosaveMinutes: parameters.draftAutosaveMinutes,
      showsCentre: policies.center_show,
      showsNetdisk: policies.sw_netdisk_page,
      pageSize: parameters.pageSize,
      readingPane: parameters.readingPane,
      systemName: say(policies.system_name),
      systemRemark: isWithin(today, policies.system_remark_from, policies.system_remark_until) ? say(policies.system_remark) : '',
      welcomeLinks: policies.welcome_links.map(({ title, links }) => ({
        title: say(title),
        links: links.map((link) => ({ ...link, title: say(link.title), desc: say(link.desc) })),
      })),
      welcomeAds: shown(policies.welcome_ads),
      bannerList: shown(policies.banner_list),
      hasRecordFiling: policies.is_icp,
      recordFilingNumber: policies.icp_no,
      recordFilingLink: policies.icp_link,
      canForward: policies.is_fwmail,
      canDownload: policies.is_maildownload,
      canPrint: policies.is_mailprint,
      hidesDelete: policies.disable_delete_button,
      showsToolbarDelete: policies.change_delete_button,
      hasDepartments: policies.has_user_department_perm,
      appendsOriginalOnForward: policies.hide_forward_contents,
      showsCompanyBook: policies.webmail_cab_show,
      showsSharedDomainBooks: policies.webmail_soab_show,
      showsOrganisationBook: policies.webmail_oab_show,
      disablesImageUpload: policies.disable_upload_image,
      idleChoices: policies.lock_left_choices,
      offeredSkins: policies.skins,
      ownSkins,
      canGetSms: policies.sms_per_day > 0,
      canFetch: policies.is_fetching,
      canUseProxies: policies.is_smtp_proxy,
    };
  });
}
