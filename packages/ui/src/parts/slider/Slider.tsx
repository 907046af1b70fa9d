import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  composeRenderProps,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { fieldHelp, fieldLabel } from '../../foundation/styles/field.css.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps<T extends number | number[]> extends Omit<AriaSliderProps<T>, 'children' | 'style' | 'orientation'> {
  /** The name of the slider. Without it give `aria-label`. */
  label?: ReactNode;
  /** Keeps the name for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** A sentence of help below. */
  description?: ReactNode;
  /** The names of the handles, where there are two. */
  thumbLabels?: readonly string[] | undefined;
  /** Draws a line at each step. Only for few steps. @default false */
  hasTicks?: boolean | undefined;
}

/** A rough amount, or with two values a range. For an exact number use `NumberField`. */
export function Slider<T extends number | number[]>({
  label,
  isLabelHidden = false,
  description,
  thumbLabels,
  hasTicks = false,
  className,
  ...props
}: SliderProps<T>) {
  const { minValue = 0, maxValue = 100, step = 1 } = props;
  const ticks = hasTicks ? Math.round((maxValue - minValue) / step) : 0;
  return (
    <AriaSlider {...props} className={composeRenderProps(className, (own) => clsx(styles.root, own))}>
      <div className={isLabelHidden ? visuallyHidden : styles.head}>
        {label !== undefined && <Label className={fieldLabel}>{label}</Label>}
        <SliderOutput className={styles.output}>
          {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join('–')}
        </SliderOutput>
      </div>
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <span className={styles.rail} />
            <span className={styles.fill} style={fillStyle(state.values.map((_, index) => state.getThumbPercent(index) * 100))} />
            {ticks > 0 &&
              Array.from({ length: ticks + 1 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
                <span key={index} className={styles.tick} style={{ insetInlineStart: `${(index / ticks) * 100}%` }} />
              ))}
            {state.values.map((_, index) => (
              <SliderThumb
                // biome-ignore lint/suspicious/noArrayIndexKey: a handle is known by its place
                key={index}
                index={index}
                className={styles.thumb}
                {...(thumbLabels?.[index] !== undefined && { 'aria-label': thumbLabels[index] })}
              />
            ))}
          </>
        )}
      </SliderTrack>
      {description !== undefined && <span className={fieldHelp}>{description}</span>}
    </AriaSlider>
  );
}

/** From the start of the rail, or from one handle, to the last handle. */
function fillStyle(percents: number[]) {
  const start = percents.length > 1 ? (percents[0] ?? 0) : 0;
  const end = percents.at(-1) ?? 0;
  const overhang = percents.length > 1 ? '0px' : '8px';
  return { insetInlineStart: `calc(${start}% - ${overhang})`, inlineSize: `calc(${end - start}% + ${overhang})` };
}
