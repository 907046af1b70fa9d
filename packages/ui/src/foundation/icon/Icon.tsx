import { memo } from 'react';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { type IconName, icons } from './icons.ts';

export interface IconProps extends Omit<DrawingProps, 'outlines'> {
  /** Name of the drawing; filled ones end in `_filled`. */
  name: IconName;
}

/** Small drawing in the color of the surrounding text. */
export const Icon = memo(function Icon({ name, ...props }: IconProps) {
  return <Drawing {...props} outlines={icons[name]} />;
});
