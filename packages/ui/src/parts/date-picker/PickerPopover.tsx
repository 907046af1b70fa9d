import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components';
import { useScopedSkin } from '../../foundation/provider/index.ts';
import { surface } from '../popover/surface.css.ts';

/** Popover of a date picker, with its calendar. */
export const PickerPopover = ({ children }: { children: ReactNode }) => (
  <Popover data-skin={useScopedSkin()} className={surface} offset={4} containerPadding={8}>
    {children}
  </Popover>
);
