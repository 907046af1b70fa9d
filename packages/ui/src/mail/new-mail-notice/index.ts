export { type NewMail, NewMailNotice, type NewMailNoticeProps } from './NewMailNotice.tsx';
export { Notice, type NoticeProps, NoticeStack, type NoticeStackProps } from './Notice.tsx';
export { ReviewNotice, type ReviewNoticeProps, SecurityNotice, type SecurityNoticeProps } from './ReviewNotice.tsx';
