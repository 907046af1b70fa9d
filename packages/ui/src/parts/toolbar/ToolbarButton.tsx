import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../foundation/icon/index.ts';
import { tooltipOf } from '../../foundation/tooltip/index.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { always, early, late, middle } from './Toolbar.css.ts';

const drops = { always, early, middle, late };

export interface ToolbarButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconAfter' | 'size' | 'className'> {
  /** Label of the button, and its accessible name when only the icon is shown. */
  label: string;
  /** The drawing before the words, by its name or as an element. */
  icon: IconName | ReactElement;
  /** Shows that the button opens a menu. @default false */
  hasMenu?: boolean | undefined;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string | undefined;
  /** Width below which only the icon is shown: 900 pixels of the toolbar, 840, 780, never, or always. @default 'late' */
  dropsLabel?: 'early' | 'middle' | 'late' | 'never' | 'always' | undefined;
}

/** Quiet toolbar button that hides its label when the row gets too narrow. */
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
