export { Tooltip, type TooltipProps, TooltipTrigger } from './Tooltip.tsx';
