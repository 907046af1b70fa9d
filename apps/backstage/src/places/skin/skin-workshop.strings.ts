import type { MessageDescriptor } from 'react-intl';

/** Words of the skin workshop. */
export const skinWorkshopStrings = {
  /** Title of the page. */
  title: { id: 'skin-workshop.title' },
  /** Beside the title. */
  subtitle: { id: 'skin-workshop.subtitle' },
  /** Names the controls. */
  controls: { id: 'skin-workshop.controls' },
  /** Names the preview. */
  preview: { id: 'skin-workshop.preview' },
  /** Names the findings. */
  findings: { id: 'skin-workshop.findings' },
  /** Names the choice of screens. */
  screen: { id: 'skin-workshop.screen' },
  /** A screen. */
  list: { id: 'skin-workshop.list' },
  /** A screen. */
  read: { id: 'skin-workshop.read' },
  /** A screen. */
  compose: { id: 'skin-workshop.compose' },
  /** A screen. */
  login: { id: 'skin-workshop.login' },
  /** A screen. */
  phone: { id: 'skin-workshop.phone' },
  /** Choice of the eyes that the preview is shown for. */
  vision: { id: 'skin-workshop.vision' },
  /** Above the preview of the dark partner. */
  night: { id: 'skin-workshop.night' },
  /** Beside it: the time of its use. */
  nightAbout: { id: 'skin-workshop.nightAbout' },
  /** A dark partner that can't be read is left out. */
  nightFails: { id: 'skin-workshop.nightFails' },
  /** Name of the preview. */
  previewOf: { id: 'skin-workshop.previewOf' },
  /** Label of the choice of the skin that is edited. */
  skin: { id: 'skin-workshop.skin' },
  /** A skin with its state. */
  skinState: { id: 'skin-workshop.skinState' },
  /** Entry of the choice. */
  newSkin: { id: 'skin-workshop.newSkin' },
  /** Label. */
  name: { id: 'skin-workshop.name' },
  /** Label of the brand color. */
  accent: { id: 'skin-workshop.accent' },
  /** Button inside the field of the brand color. */
  pickAccent: { id: 'skin-workshop.pickAccent' },
  /** Below the field. */
  accentFault: { id: 'skin-workshop.accentFault' },
  /** A switch. */
  exact: { id: 'skin-workshop.exact' },
  /** Below the switch. */
  exactHelp: { id: 'skin-workshop.exactHelp' },
  /** Label. */
  tone: { id: 'skin-workshop.tone' },
  /** Label. */
  chrome: { id: 'skin-workshop.chrome' },
  /** Label. */
  corners: { id: 'skin-workshop.corners' },
  /** Label. */
  titleFace: { id: 'skin-workshop.titleFace' },
  /** Label. */
  mark: { id: 'skin-workshop.mark' },
  /** Label. */
  density: { id: 'skin-workshop.density' },
  /** Label of the promise. */
  contrast: { id: 'skin-workshop.contrast' },
  /** Label of the image beside the login. */
  loginPicture: { id: 'skin-workshop.loginPicture' },
  /** Button beside the login image. */
  choosePicture: { id: 'skin-workshop.choosePicture' },
  /** Button beside the login image. */
  removePicture: { id: 'skin-workshop.removePicture' },
  /** Below the image. */
  loginPictureNote: { id: 'skin-workshop.loginPictureNote' },
  /** Label: whether the image is light or dark. */
  loginTone: { id: 'skin-workshop.loginTone' },
  /** Button. */
  importTokens: { id: 'skin-workshop.importTokens' },
  /** Button. */
  exportTokens: { id: 'skin-workshop.exportTokens' },
  /** Above the controls. */
  fromTokens: { id: 'skin-workshop.fromTokens' },
  /** Button. */
  dropTokens: { id: 'skin-workshop.dropTokens' },
  /** After an import. */
  unknownTokens: { id: 'skin-workshop.unknownTokens' },
  /** Button. */
  saveDraft: { id: 'skin-workshop.saveDraft' },
  /** Button. */
  publish: { id: 'skin-workshop.publish' },
  /** Button. */
  withdraw: { id: 'skin-workshop.withdraw' },
  /** Button. */
  remove: { id: 'skin-workshop.remove' },
  /** Toast. */
  saved: { id: 'skin-workshop.saved' },
  /** Toast. */
  published: { id: 'skin-workshop.published' },
  /** Toast. */
  withdrawn: { id: 'skin-workshop.withdrawn' },
  /** Toast. */
  removed: { id: 'skin-workshop.removed' },
  /** Toast. */
  imported: { id: 'skin-workshop.imported' },
  /** Toast. */
  exported: { id: 'skin-workshop.exported' },
  /** Verdict. */
  passes: { id: 'skin-workshop.passes' },
  /** Below the verdict. */
  passesAbout: { id: 'skin-workshop.passesAbout' },
  /** Verdict. */
  fails: { id: 'skin-workshop.fails' },
  /** Below the verdict. */
  failsAbout: { id: 'skin-workshop.failsAbout' },
  /** A pair below its floor. Front and back are names of values. */
  fault: { id: 'skin-workshop.fault' },
  /** A value that would pass. */
  mend: { id: 'skin-workshop.mend' },
  /** Button. */
  useMend: { id: 'skin-workshop.useMend' },
  /** Heading of the passing pairs that are closest to their floor. */
  nearest: { id: 'skin-workshop.nearest' },
  /** A pair: front and back are names of values. */
  nearPair: { id: 'skin-workshop.nearPair' },
  /** Hint: the name of a skin of the product with nearly the same hue is given. */
  likeSkin: { id: 'skin-workshop.likeSkin' },
  /** Label of the swatches. */
  logoColors: { id: 'skin-workshop.logoColors' },
  /** Button. */
  chooseLogo: { id: 'skin-workshop.chooseLogo' },
  /** Below the button. */
  logoHelp: { id: 'skin-workshop.logoHelp' },
  /** In place of the swatches: the logo has no color but black and white. */
  logoColorless: { id: 'skin-workshop.logoColorless' },
  /** Error message: the file isn't an image. */
  logoUnreadable: { id: 'skin-workshop.logoUnreadable' },
  /** Name of a swatch; name of its hue and hex are given. */
  logoColor: { id: 'skin-workshop.logoColor' },
  /** Heading of the values that were moved. */
  changes: { id: 'skin-workshop.changes' },
  /** A value that was moved. */
  change: { id: 'skin-workshop.change' },
  /** A measure. */
  textPair: { id: 'skin-workshop.textPair' },
  /** A measure. */
  partPair: { id: 'skin-workshop.partPair' },
  /** A measure. */
  focusPair: { id: 'skin-workshop.focusPair' },
  /** A measure. */
  flagPair: { id: 'skin-workshop.flagPair' },
  /** A measure. */
  tagPair: { id: 'skin-workshop.tagPair' },
  /** A measure. */
  blindPair: { id: 'skin-workshop.blindPair' },
} as const satisfies Record<string, MessageDescriptor>;

/** Choices of the recipe. */
export const skinChoiceStrings = {
  /** A choice. */
  'tone.light': { id: 'skin-workshop.choice.tone.light' },
  /** A choice. */
  'tone.dark': { id: 'skin-workshop.choice.tone.dark' },
  /** A choice. */
  'chrome.rail': { id: 'skin-workshop.choice.chrome.rail' },
  /** A choice. */
  'chrome.both': { id: 'skin-workshop.choice.chrome.both' },
  /** A choice. */
  'chrome.none': { id: 'skin-workshop.choice.chrome.none' },
  /** A choice. */
  'corners.square': { id: 'skin-workshop.choice.corners.square' },
  /** A choice. */
  'corners.round': { id: 'skin-workshop.choice.corners.round' },
  /** A choice. */
  'corners.rounder': { id: 'skin-workshop.choice.corners.rounder' },
  /** A choice. */
  'titleFace.ui': { id: 'skin-workshop.choice.titleFace.ui' },
  /** A choice. */
  'titleFace.song': { id: 'skin-workshop.choice.titleFace.song' },
  /** A choice. */
  'titleFace.round': { id: 'skin-workshop.choice.titleFace.round' },
  /** A choice. */
  'mark.dot': { id: 'skin-workshop.choice.mark.dot' },
  /** A choice. */
  'mark.leaf': { id: 'skin-workshop.choice.mark.leaf' },
  /** A choice. */
  'mark.lozenge': { id: 'skin-workshop.choice.mark.lozenge' },
  /** A choice. */
  'mark.star': { id: 'skin-workshop.choice.mark.star' },
  /** A choice. */
  'mark.square': { id: 'skin-workshop.choice.mark.square' },
  /** A choice. */
  'mark.heart': { id: 'skin-workshop.choice.mark.heart' },
  /** A choice. */
  'mark.petal': { id: 'skin-workshop.choice.mark.petal' },
  /** A choice. */
  'density.compact': { id: 'skin-workshop.choice.density.compact' },
  /** A choice. */
  'density.regular': { id: 'skin-workshop.choice.density.regular' },
  /** A choice. */
  'density.cosy': { id: 'skin-workshop.choice.density.cosy' },
  /** A choice. */
  'contrast.aa': { id: 'skin-workshop.choice.contrast.aa' },
  /** A choice. */
  'contrast.aaa': { id: 'skin-workshop.choice.contrast.aaa' },
  /** A choice. */
  'loginTone.light': { id: 'skin-workshop.choice.loginTone.light' },
  /** A choice. */
  'loginTone.dark': { id: 'skin-workshop.choice.loginTone.dark' },
} as const satisfies Record<string, MessageDescriptor>;

/** Kinds of eyes. */
export const visionStrings = {
  /** A choice. */
  usual: { id: 'skin-workshop.vision.usual' },
  /** A choice. */
  protanopia: { id: 'skin-workshop.vision.protanopia' },
  /** A choice. */
  deuteranopia: { id: 'skin-workshop.vision.deuteranopia' },
  /** A choice. */
  tritanopia: { id: 'skin-workshop.vision.tritanopia' },
} as const satisfies Record<string, MessageDescriptor>;

/** Words of the example in the preview. */
export const exampleStrings = {
  /** In the example. */
  systemName: { id: 'skin-workshop.example.systemName' },
  /** In the example. */
  compose: { id: 'skin-workshop.example.compose' },
  /** In the example. */
  inbox: { id: 'skin-workshop.example.inbox' },
  /** In the example. */
  drafts: { id: 'skin-workshop.example.drafts' },
  /** In the example. */
  sent: { id: 'skin-workshop.example.sent' },
  /** In the example. */
  trash: { id: 'skin-workshop.example.trash' },
  /** In the example. */
  party1: { id: 'skin-workshop.example.party1' },
  /** In the example. */
  party2: { id: 'skin-workshop.example.party2' },
  /** In the example. */
  party3: { id: 'skin-workshop.example.party3' },
  /** In the example. */
  subject1: { id: 'skin-workshop.example.subject1' },
  /** In the example. */
  subject2: { id: 'skin-workshop.example.subject2' },
  /** In the example. */
  subject3: { id: 'skin-workshop.example.subject3' },
  /** In the example. */
  subject4: { id: 'skin-workshop.example.subject4' },
  /** In the example. */
  subject5: { id: 'skin-workshop.example.subject5' },
  /** In the example. */
  subject6: { id: 'skin-workshop.example.subject6' },
  /** In the example. */
  tag1: { id: 'skin-workshop.example.tag1' },
  /** In the example. */
  tag2: { id: 'skin-workshop.example.tag2' },
  /** In the example. */
  body: { id: 'skin-workshop.example.body' },
  /** In the example. */
  to: { id: 'skin-workshop.example.to' },
  /** In the example. */
  subject: { id: 'skin-workshop.example.subject' },
  /** In the example. */
  send: { id: 'skin-workshop.example.send' },
  /** In the example. */
  save: { id: 'skin-workshop.example.save' },
  /** In the example. */
  link: { id: 'skin-workshop.example.link' },
} as const satisfies Record<string, MessageDescriptor>;
