import type { MessageDescriptor } from 'react-intl';

/** Words of the content of the organization. */
export const contentStrings = {
  /** Name of the section. */
  title: { id: 'content.title' },
  /** Beside the heading. */
  subtitle: { id: 'content.subtitle' },
  /** Link to the records. */
  history: { id: 'content.history' },
  /** Tab. */
  brand: { id: 'content.brand' },
  /** Section of a form. */
  names: { id: 'content.names' },
  /** Field. */
  windowTitle: { id: 'content.windowTitle' },
  windowTitleHelp: { id: 'content.windowTitleHelp' },
  /** Field. */
  systemName: { id: 'content.systemName' },
  systemNameHelp: { id: 'content.systemNameHelp' },
  /** Field. */
  logo: { id: 'content.logo' },
  logoNote: { id: 'content.logoNote' },
  /** Samples in two skins. */
  preview: { id: 'content.preview' },
  /** Title of the login in the samples. */
  loginTo: { id: 'content.loginTo' },
  /** Section of a form. */
  filing: { id: 'content.filing' },
  /** Switch. */
  showsFiling: { id: 'content.showsFiling' },
  /** Field. */
  filingNumber: { id: 'content.filingNumber' },
  /** Field. */
  filingLink: { id: 'content.filingLink' },
  /** Section of a form. */
  addresses: { id: 'content.addresses' },
  /** Field. */
  logoutAddress: { id: 'content.logoutAddress' },
  logoutAddressHelp: { id: 'content.logoutAddressHelp' },
  /** Field. */
  backStageAddress: { id: 'content.backStageAddress' },
  backStageAddressHelp: { id: 'content.backStageAddressHelp' },
  /** At an address. */
  addressFault: { id: 'content.addressFault' },
  /** Button. */
  choosePicture: { id: 'content.choosePicture' },
  /** Button. */
  changePicture: { id: 'content.changePicture' },
  /** Button. */
  removePicture: { id: 'content.removePicture' },
  /** Tab. */
  home: { id: 'content.home' },
  /** Section of a form, and its field. */
  notice: { id: 'content.notice' },
  noticeHelp: { id: 'content.noticeHelp' },
  /** Row with two days. */
  days: { id: 'content.days' },
  /** Field. */
  from: { id: 'content.from' },
  /** Field. */
  until: { id: 'content.until' },
  daysHelp: { id: 'content.daysHelp' },
  /** Section of a form. */
  banners: { id: 'content.banners' },
  /** Button. */
  addBanner: { id: 'content.addBanner' },
  /** Title of a dialog. */
  banner: { id: 'content.banner' },
  /** In an empty list. */
  noBanners: { id: 'content.noBanners' },
  bannerNote: { id: 'content.bannerNote' },
  /** Section of a form. */
  ads: { id: 'content.ads' },
  /** Button. */
  addAd: { id: 'content.addAd' },
  /** Title of a dialog. */
  ad: { id: 'content.ad' },
  /** In an empty list. */
  noAds: { id: 'content.noAds' },
  adNote: { id: 'content.adNote' },
  /** Field. */
  picture: { id: 'content.picture' },
  /** Field. */
  pictureTitle: { id: 'content.pictureTitle' },
  /** Field. */
  url: { id: 'content.url' },
  /** State of an image. */
  stateShown: { id: 'content.stateShown' },
  /** State of an image. */
  stateWaiting: { id: 'content.stateWaiting' },
  /** State of an image. */
  stateOver: { id: 'content.stateOver' },
  /** Days of an image. */
  span: { id: 'content.span' },
  /** Days of an image. */
  spanFrom: { id: 'content.spanFrom' },
  /** Days of an image. */
  spanUntil: { id: 'content.spanUntil' },
  /** Days of an image. */
  spanAlways: { id: 'content.spanAlways' },
  /** In place of a missing title. */
  unnamed: { id: 'content.unnamed' },
  /** Section of a form. */
  links: { id: 'content.links' },
  /** List. */
  tabs: { id: 'content.tabs' },
  /** Button. */
  addTab: { id: 'content.addTab' },
  /** Title of a dialog. */
  tab: { id: 'content.tab' },
  /** In an empty list. */
  noTabs: { id: 'content.noTabs' },
  /** Button. */
  addLink: { id: 'content.addLink' },
  /** Title of a dialog. */
  link: { id: 'content.link' },
  /** Links of a tab. */
  linksOf: { id: 'content.linksOf' },
  /** In an empty list. */
  noLinks: { id: 'content.noLinks' },
  /** Number of links. */
  linkCount: { id: 'content.linkCount' },
  /** Field. */
  name: { id: 'content.name' },
  /** Field. */
  description: { id: 'content.description' },
  /** Field. */
  icon: { id: 'content.icon' },
  /** Tab. */
  apps: { id: 'content.apps' },
  /** Button. */
  addApp: { id: 'content.addApp' },
  /** Title of a dialog. */
  app: { id: 'content.app' },
  /** In an empty list. */
  noApps: { id: 'content.noApps' },
  /** Field. */
  departments: { id: 'content.departments' },
  departmentsHelp: { id: 'content.departmentsHelp' },
  /** Below an app. */
  everyone: { id: 'content.everyone' },
  /** In place of a deleted department. */
  departmentGone: { id: 'content.departmentGone' },
  /** Adds a department. */
  addDepartment: { id: 'content.addDepartment' },
  /** Above a list. */
  orderHint: { id: 'content.orderHint' },
  /** At a field. */
  textMissing: { id: 'content.textMissing' },
  /** At an address. */
  addressMissing: { id: 'content.addressMissing' },
  /** At an image. */
  pictureMissing: { id: 'content.pictureMissing' },
  /** At a day. */
  daysReversed: { id: 'content.daysReversed' },
  /** Button. */
  cancel: { id: 'content.cancel' },
  /** Button. The page is saved with another. */
  done: { id: 'content.done' },
  /** Button. */
  remove: { id: 'content.remove' },
  /** Tab. */
  texts: { id: 'content.texts' },
  /** Section of a form, and its field. */
  agreement: { id: 'content.agreement' },
  agreementHelp: { id: 'content.agreementHelp' },
  /** Section of a form. */
  help: { id: 'content.help' },
  /** Field. */
  helpAddress: { id: 'content.helpAddress' },
  helpAddressHelp: { id: 'content.helpAddressHelp' },
  /** Field. */
  helpText: { id: 'content.helpText' },
  helpTextHelp: { id: 'content.helpTextHelp' },
} as const satisfies Record<string, MessageDescriptor>;
