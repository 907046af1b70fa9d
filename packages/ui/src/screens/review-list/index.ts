export { RejectForm, type RejectFormProps } from './RejectForm.tsx';
export { ReviewActions, type ReviewActionsProps } from './ReviewActions.tsx';
export { ReviewBody, type ReviewBodyProps } from './ReviewBody.tsx';
export type { ReviewMail } from './ReviewLetter.tsx';
export { type ReviewItem, ReviewList, type ReviewListProps, type ReviewStatus } from './ReviewList.tsx';
export { ReviewReader, type ReviewReaderProps } from './ReviewReader.tsx';
export { type ReviewTab, ReviewTabs, type ReviewTabsProps } from './ReviewTabs.tsx';
