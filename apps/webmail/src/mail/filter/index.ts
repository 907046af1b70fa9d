export { filterPath, likeIn, likeState, type MessageLike } from './messageLike.ts';
