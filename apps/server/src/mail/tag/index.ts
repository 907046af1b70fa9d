export { takeSliceOff } from './deleteTag.ts';
export { selectTag, tagNumber } from './tag.repository.ts';
