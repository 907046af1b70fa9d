export { HoverCard, type HoverCardProps, HoverCardTrigger, type HoverCardTriggerProps } from './HoverCard.tsx';
