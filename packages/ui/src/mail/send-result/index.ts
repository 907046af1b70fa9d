export { type FailedAddress, SendResult, type SendResultProps } from './SendResult.tsx';
