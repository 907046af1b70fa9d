import { getLoginInfo, Problem } from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { selectProfile } from '../../mail/settings/settings.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import { route } from '../../platform/http/route.ts';
import { systemName } from '../../platform/permission/permission.repository.ts';

/** PRM: what the session may and how it looks. What is not offered yet answers as switched off. */
export async function permissionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, getLoginInfo, async ({ session }) => {
    const profile = await selectProfile(deps.db, session.accountId);
    if (!profile) throw new Problem('session-expired');
    const { parameters, permissions } = profile;
    return {
      title: systemName,
      skinName: profile.skinName,
      language: profile.language,
      hasFullText: true,
      welcomeLogo: '',
      logoutUrl: '',
      remindsOfNewMail: parameters.remindsOfNewMail,
      excludedExtensions: permissions.excludedExtensions,
      draftAutosaveMinutes: parameters.draftAutosaveMinutes,
      showsCentre: false,
      showsNetdisk: false,
      pageSize: parameters.pageSize,
      systemName,
      systemRemark: '',
      welcomeLinks: [],
      welcomeAds: [],
      bannerList: [],
      hasRecordFiling: false,
      recordFilingNumber: '',
      recordFilingLink: '',
      canForward: permissions.canForward,
      canDownload: permissions.canDownload,
      hidesDelete: permissions.hidesDelete,
      showsToolbarDelete: true,
      hasDepartments: permissions.hasDepartments,
      appendsOriginalOnForward: true,
      showsCompanyBook: permissions.showsCompanyBook,
      showsSharedDomainBooks: permissions.showsSharedDomainBooks,
      showsOrganisationBook: permissions.hasDepartments,
      disablesImageUpload: permissions.disablesImageUpload,
    };
  });
}
