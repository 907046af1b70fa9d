export { MessageSource, type MessageSourceProps } from './MessageSource.tsx';
