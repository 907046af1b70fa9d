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
} as const satisfies Record<string, MessageDescriptor>;
