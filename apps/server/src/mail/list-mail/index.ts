export { listIdOf } from './listHeader.ts';
export { hasPassed, makeListCopy } from './makeListCopy.ts';
