export { ReviewListPane } from './ReviewListPane.tsx';
export { ReviewTab } from './ReviewTab.tsx';
