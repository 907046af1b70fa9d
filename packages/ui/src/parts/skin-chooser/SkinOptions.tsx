import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import type { Density } from '../../foundation/theme/base.ts';
import * as styles from './SkinOptions.css.ts';

export interface SkinOptionsProps {
  /** Whether the dark skin takes over while the system is dark. */
  followsSystem: boolean;
  /** The switch was used. */
  onFollowsSystemChange: (followsSystem: boolean) => void;
  /** Names the switch. */
  followsSystemLabel: string;
  /** Density of rows and controls. */
  density: Density;
  /** Called when the user selects a density. */
  onDensityChange: (density: Density) => void;
  /** Names the three densities as a group. */
  densityLabel: string;
  /** The densities' own names. */
  densityNames: Readonly<Record<Density, string>>;
}

const densities = ['compact', 'regular', 'cosy'] as const satisfies readonly Density[];

/** Options of the appearance: whether it matches the system's dark mode, and the density. */
export function SkinOptions(props: SkinOptionsProps) {
  return (
    <div className={styles.options}>
      <Switch className={styles.toggle} isSelected={props.followsSystem} onChange={props.onFollowsSystemChange}>
        <span className={styles.track} />
        {props.followsSystemLabel}
      </Switch>
      <RadioGroup
        className={styles.density}
        orientation="horizontal"
        value={props.density}
        onChange={(value) => props.onDensityChange(densities.find((density) => density === value) ?? 'regular')}
      >
        <Label className={styles.label}>{props.densityLabel}</Label>
        <div className={styles.segments}>
          {densities.map((density) => (
            <Radio key={density} value={density} className={styles.segment}>
              {props.densityNames[density]}
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}
