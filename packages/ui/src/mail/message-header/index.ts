export { type ArrivalDelay, arrivalDelay } from './arrivalDelay.ts';
export { HeaderActions, type HeaderActionsProps } from './HeaderActions.tsx';
export { MessageHeader, type MessageHeaderProps } from './MessageHeader.tsx';
export type { MessageDetail, RenderPerson } from './People.tsx';
export { PersonWithCard, type PersonWithCardProps } from './PersonWithCard.tsx';
