// Rules that need neither schemas nor a server: an app that wants one of them doesn't load zod for it.
export { mentionsAttachment } from '../compose/mentionsAttachment.ts';
export * from '../disk/diskName.ts';
export { isUserName } from '../login/isUserName.ts';
export * from '../recipient/parseRecipients.ts';
export * from '../search/parseSearch.ts';
