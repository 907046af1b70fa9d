export { DeleteTag } from './DeleteTag.tsx';
export { EditTag } from './EditTag.tsx';
