import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ColorSwatch, ColorSwatchPicker, ColorSwatchPickerItem, parseColor } from 'react-aria-components/ColorSwatchPicker';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { IconName } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './RichTextEditor.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ColorButtonProps {
  icon: IconName;
  label: string;
  colors: readonly string[];
  /** Color at the caret; empty if there is none. */
  value: string;
  /** Called with a color, or with an empty string to remove it. */
  onChange: (color: string) => void;
}

/** Toolbar button that opens a grid of colors. Each color is named in the user's language. */
export function ColorButton({ icon, label, colors, value, onChange }: ColorButtonProps) {
  const strings = useStrings().richTextEditor;
  const [isOpen, setIsOpen] = useState(false);
  const choose = (color: string) => {
    setIsOpen(false);
    onChange(color);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <ToolbarButton icon={icon} label={label} />
      <Popover className={styles.popover} placement="bottom start">
        <Dialog aria-label={label} className={styles.colors}>
          <ColorSwatchPicker
            aria-label={label}
            className={styles.swatches}
            value={colors.find((color) => color.toLowerCase() === value.toLowerCase()) ?? parseColor('#00000000')}
            onChange={(color) => choose(color.toString('hex'))}
          >
            {colors.map((color) => (
              <ColorSwatchPickerItem key={color} color={color} className={styles.swatchItem}>
                <ColorSwatch className={styles.swatch} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
          <Button className={styles.noColor} onPress={() => choose('')}>
            {strings.noColor}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
