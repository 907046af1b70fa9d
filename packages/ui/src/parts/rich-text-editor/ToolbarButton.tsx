import { Button, type ButtonProps } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon, type IconName } from '../../foundation/icon-more/index.ts';
import { Tooltip, TooltipTrigger } from '../../foundation/tooltip/index.ts';
import * as styles from './RichTextEditor.css.ts';

interface ToolbarButtonProps extends Omit<ButtonProps, 'className' | 'children'> {
  icon: IconName;
  /** The name of the button, spoken and in its tooltip. */
  label: string;
  /** The keys that do the same, in the tooltip. */
  keys?: string | undefined;
}

/** A tool that does something once. */
export function ToolbarButton({ icon, label, keys, ...props }: ToolbarButtonProps) {
  return (
    <TooltipTrigger>
      <Button {...props} aria-label={label} className={styles.tool}>
        <Icon name={icon} size={16} />
      </Button>
      <Tooltip shortcut={keys}>{label}</Tooltip>
    </TooltipTrigger>
  );
}

interface ToolbarToggleProps {
  icon: IconName;
  label: string;
  keys?: string | undefined;
  isSelected: boolean | undefined;
  onChange: () => void;
}

/** A tool that is on or off at the caret. */
export function ToolbarToggle({ icon, label, keys, isSelected = false, onChange }: ToolbarToggleProps) {
  return (
    <TooltipTrigger>
      <ToggleButton aria-label={label} className={styles.tool} isSelected={isSelected} onChange={onChange}>
        <Icon name={icon} size={16} />
      </ToggleButton>
      <Tooltip shortcut={keys}>{label}</Tooltip>
    </TooltipTrigger>
  );
}
