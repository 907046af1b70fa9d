export { RecoveryCard, type RecoveryCardProps, RecoveryForm, type RecoveryFormProps } from './RecoveryCard.tsx';
