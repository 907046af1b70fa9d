import { memo } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { type IconName, icons } from './icons.ts';

export interface IconProps extends Omit<DrawingProps, 'outlines'> {
  /** Which drawing; a filled one ends in `_filled`. */
  name: IconName;
}

/** A small drawing in the colour of the text around it. */
export const Icon = memo(function Icon({ name, ...props }: IconProps) {
  return <Drawing {...props} outlines={icons[name]} />;
});
