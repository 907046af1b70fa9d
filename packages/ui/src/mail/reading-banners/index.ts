export { type Invitation, type InvitationAnswer, InvitationBanner, type InvitationState } from './Invitation.tsx';
export { MailPassword, type MailPasswordProps } from './MailPassword.tsx';
export { ReadingBanners, type ReadingBannersProps } from './ReadingBanners.tsx';
