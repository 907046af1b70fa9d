export { personCardOptions } from './contact.queries.ts';
export { PersonCard } from './PersonCard.tsx';
export { useStayOpen } from './useStayOpen.ts';
