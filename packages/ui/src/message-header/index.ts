export { type ArrivalDelay, arrivalDelay } from './arrivalDelay.ts';
export { MessageHeader, type MessageHeaderProps } from './MessageHeader.tsx';
export type { RenderPerson } from './People.tsx';
