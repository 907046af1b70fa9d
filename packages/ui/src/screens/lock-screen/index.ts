export { LockQuestion, type LockQuestionProps, LockScreen, type LockScreenProps } from './LockScreen.tsx';
