export { eventTime } from './eventTime.ts';
export { invitationStrings } from './invitation.strings.ts';
export { useInvitation } from './useInvitation.ts';
