export { SenderCard, type SenderCardProps } from './SenderCard.tsx';
