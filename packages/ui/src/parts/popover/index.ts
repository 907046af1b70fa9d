export { Popover, type PopoverProps, PopoverTrigger } from './Popover.tsx';
