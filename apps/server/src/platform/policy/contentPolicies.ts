import { contentPictureAddress, languageTexts } from '@jinshu/api';
import * as z from 'zod/mini';
import { agreements } from './agreements.ts';
import { flag, organisationOnly } from './kinds.ts';
import { address, day, isWebAddress, json, line, picture, texts, textsSchema } from './textKinds.ts';

const productName = { 'zh-hans': '锦书', 'zh-tw': '錦書', en: 'Jinshu' };
const text = (most: number) => z.string().check(z.maxLength(most));
const link = z.string().check(z.maxLength(2_000), z.refine(isWebAddress));
/** PostgreSQL stores no NUL. */
const longText = text(20_000).check(z.regex(/^[^\0]*$/));
/** An uploaded image, or the address of another one. */
const image = z.union([z.string().check(z.regex(contentPictureAddress)), link]);
const welcomeTab = z.object({
  title: textsSchema(50),
  links: z
    .array(z.object({ title: textsSchema(50), desc: textsSchema(200), url: link.check(z.minLength(1)), icon: text(200) }))
    .check(z.maxLength(50)),
});
const pictures = {
  schema: z
    .array(
      z
        .object({
          title: z.optional(textsSchema(100)),
          image: image.check(z.minLength(1)),
          url: link,
          from: z.optional(z.iso.date()),
          until: z.optional(z.iso.date()),
        })
        .check(z.refine(({ from = '', until = '' }) => from === '' || until === '' || from <= until)),
    )
    .check(z.maxLength(20)),
  range:
    'JSON: [{"title": "…", "image": "https://…", "url": "https://…", "from": "2026-01-31", "until": "2026-12-31"}], the title and the days only if wanted',
};

/** Names, texts and images of the organization (BAK-84 to BAK-88). */
export const contentPolicies = {
  title: texts({ about: 'the title of the browser window', initial: productName, most: 50, ids: ['LAY-22', 'BAK-84'] }),
  system_name: texts({
    about: 'the name of the system, at the login and at the foot of the home page',
    initial: productName,
    most: 50,
    ids: ['HOM-11', 'LGN-45', 'BAK-84'],
    scopes: organisationOnly,
  }),
  welcome_logo: picture({
    about: 'the logo',
    initial: '',
    ids: ['LAY-23', 'LGN-45', 'BAK-84'],
    scopes: organisationOnly,
  }),
  register_agreement: json({
    about: 'the agreement that a registration accepts, in each language',
    initial: agreements,
    schema: z.object({ 'zh-hans': longText.check(z.minLength(1)), 'zh-tw': longText, en: longText }),
    range: 'JSON: {"zh-hans": "…", "zh-tw": "…", "en": "…"}; where one is empty, the zh-hans one is shown',
    ids: ['LGN-30', 'LGN-52', 'BAK-89'],
    scopes: organisationOnly,
  }),
  help_url: address({
    about: 'the page that replaces the help pages',
    initial: '',
    ids: ['I18-06', 'BAK-89'],
    scopes: organisationOnly,
  }),
  help_pages: json({
    about: 'the help pages of the organization, in each language',
    initial: languageTexts(''),
    schema: z.object({ 'zh-hans': longText, 'zh-tw': longText, en: longText }),
    range:
      'JSON: {"zh-hans": "…", "zh-tw": "…", "en": "…"}; a line with # is a heading, one with - a list item; the help of the product shows if all are empty',
    ids: ['I18-06', 'BAK-89'],
    scopes: organisationOnly,
  }),
  system_remark: texts({ about: 'the notice on the home page', initial: languageTexts(''), most: 500, ids: ['HOM-07', 'BAK-85'] }),
  system_remark_from: day({ about: 'the first day of the notice', initial: '', ids: ['BAK-85'] }),
  system_remark_until: day({ about: 'the last day of the notice', initial: '', ids: ['BAK-85'] }),
  welcome_links: json({
    about: 'the tabs with links on the home page',
    initial: [],
    schema: z.array(welcomeTab).check(z.maxLength(20)),
    range: 'JSON: [{"title": "…", "links": [{"title": "…", "desc": "…", "url": "https://…", "icon": "…"}]}]',
    ids: ['HOM-08', 'BAK-86'],
  }),
  banner_list: json({ about: 'the large images on the home page', initial: [], ...pictures, ids: ['HOM-09', 'BAK-87'] }),
  welcome_ads: json({ about: 'the small images on the home page', initial: [], ...pictures, ids: ['HOM-10', 'BAK-87'] }),
  app_list: json({
    about: 'the applications of the app center',
    initial: [],
    schema: z
      .array(
        z.object({
          name: textsSchema(50),
          description: textsSchema(200),
          url: link.check(z.minLength(1)),
          icon: image,
          departments: z._default(z.array(z.int().check(z.minimum(1))).check(z.maxLength(200)), []),
        }),
      )
      .check(z.maxLength(100)),
    range:
      'JSON: [{"name": "…", "description": "…", "url": "https://…", "icon": "https://…", "departments": [1]}]; the icon may be empty, and without departments everyone sees it',
    ids: ['APP-02', 'BAK-90'],
  }),
  is_icp: flag({ about: 'the record filing number is shown', initial: false, ids: ['HOM-12', 'BAK-88'] }),
  icp_no: line({ about: 'the record filing number', initial: '', most: 100, ids: ['HOM-12', 'BAK-88'] }),
  icp_link: address({ about: 'the page that the record filing number leads to', initial: '', ids: ['HOM-12', 'BAK-88'] }),
  logout_url: address({ about: 'the page shown after logging out', initial: '', ids: ['LGN-51', 'BAK-88'] }),
  login_url: address({ about: 'the page that the link to the back stage leads to', initial: '', ids: ['ADM-02', 'BAK-88'] }),
};
