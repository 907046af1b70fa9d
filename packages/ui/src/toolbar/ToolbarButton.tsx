import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { tooltipOf } from '../tooltip/index.ts';
import { always, early, late, middle } from './Toolbar.css.ts';

const drops = { always, early, middle, late };

export interface ToolbarButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconAfter' | 'size' | 'className'> {
  /** The words of the button, and its name where they are dropped. */
  label: string;
  /** The drawing before the words, by its name or as an element. */
  icon: IconName | ReactElement;
  /** Shows that the button opens a menu. @default false */
  hasMenu?: boolean | undefined;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string | undefined;
  /** When only the icon is left: below 900 pixels of the toolbar, below 840, below 720, never, or always. @default 'late' */
  dropsLabel?: 'early' | 'middle' | 'late' | 'never' | 'always' | undefined;
}

/** A quiet button of a toolbar, which gives up its words before the row gets too long. */
export function ToolbarButton({ label, icon, hasMenu = false, shortcut, dropsLabel = 'late', ...props }: ToolbarButtonProps) {
  const needsTooltip = dropsLabel !== 'never' || shortcut !== undefined;
  return (
    <Button
      variant="quiet"
      {...(needsTooltip && tooltipOf(label, shortcut))}
      {...props}
      icon={typeof icon === 'string' ? <Icon name={icon} /> : icon}
      iconAfter={hasMenu && <Icon name="chevron_down" />}
      {...(dropsLabel === 'never' ? {} : { className: drops[dropsLabel] })}
    >
      {label}
    </Button>
  );
}
