import type { ReactNode } from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import { useScopedSkin } from '../../foundation/provider/index.ts';
import { surface } from '../popover/surface.css.ts';
import * as styles from './DatePicker.css.ts';

interface PickerPopoverProps<V> {
  presets: readonly { id: string; label: string; value: V }[] | undefined;
  onPreset: (value: V) => void;
  /** Renders the calendar beside the presets. */
  children: (close: () => void) => ReactNode;
}

/** Popover of a date picker, with presets and its calendar. */
export const PickerPopover = <V,>({ presets = [], onPreset, children }: PickerPopoverProps<V>) => (
  <Popover data-skin={useScopedSkin()} className={surface} offset={4} containerPadding={8}>
    <Dialog className={styles.sheet}>
      {({ close }) => (
        <>
          {presets.length > 0 && (
            <div className={styles.presets}>
              {presets.map(({ id, label, value }) => (
                <Button
                  key={id}
                  className={styles.preset}
                  onPress={() => {
                    onPreset(value);
                    close();
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
          {children(close)}
        </>
      )}
    </Dialog>
  </Popover>
);
