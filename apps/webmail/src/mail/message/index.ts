export type { Chosen, Mails } from './Mails.ts';
export type { RowTarget } from './RowTarget.ts';
export type { ListActions } from './useListActions.tsx';
export { useOpenMessage } from './useOpenMessage.ts';
