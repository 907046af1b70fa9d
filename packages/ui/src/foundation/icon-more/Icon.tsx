import { Drawing, type DrawingProps } from '../icon/Drawing.tsx';
import { type IconName as FirstIconName, icons } from '../icon/icons.ts';
import { type MoreIconName, moreIcons } from './moreIcons.ts';

/** The name of any icon; a filled one ends in `_filled`. */
export type IconName = FirstIconName | MoreIconName;

const all: Readonly<Record<IconName, DrawingProps['outlines']>> = { ...icons, ...moreIcons };

export interface IconProps extends Omit<DrawingProps, 'outlines'> {
  /** Name of the drawing; filled ones end in `_filled`. */
  name: IconName;
}

/** `Icon` with every drawing there is, for screens that load after the first one. */
export function Icon({ name, ...props }: IconProps) {
  return <Drawing {...props} outlines={all[name]} />;
}
