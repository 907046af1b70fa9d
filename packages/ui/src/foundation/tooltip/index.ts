export { Tooltip, type TooltipProps, TooltipTrigger } from './Tooltip.tsx';
export { TooltipLayer } from './TooltipLayer.tsx';
export { type TooltipAttributes, tooltipOf } from './watchTooltips.ts';
