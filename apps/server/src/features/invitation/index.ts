export { answerInvitation } from './answerInvitation.ts';
export { readInvitation } from './readInvitation.ts';
