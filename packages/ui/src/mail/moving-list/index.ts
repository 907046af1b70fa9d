export { type MovingItem, MovingList, type MovingListProps, type MovingState } from './MovingList.tsx';
