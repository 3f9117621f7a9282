export { Popover, type PopoverProps } from './Popover/Popover';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
