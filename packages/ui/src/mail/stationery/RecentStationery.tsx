import { Button as AriaButton } from 'react-aria-components';
import { nearestLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { type StationeryDesign, stationeryDesigns } from './designs.ts';
import * as styles from './Stationery.css.ts';
import { Sheet } from './StationeryPicker.tsx';
import { findStationery } from './stationery.ts';

export interface RecentStationeryProps {
  /** The ids of the papers used last, the last first; at most four are shown, filled up with others. */
  ids: readonly string[];
  onChange: (design: StationeryDesign) => void;
  /** Shows all papers. */
  onShowAll: () => void;
}

const shownCount = 4;

/** Recently used stationery, at the bottom of the pane beside a message. */
export function RecentStationery({ ids, onChange, onShowAll }: RecentStationeryProps) {
  const strings = useStrings().stationery;
  const locale = nearestLocale(useLocaleCode());
  const used = ids.map(findStationery).filter((design) => design !== undefined);
  const shown = [...new Set([...used, ...stationeryDesigns.slice(1)])].slice(0, shownCount);
  return (
    <div className={styles.recent}>
      <div className={styles.recentHead}>
        {strings.recent}
        <Button variant="link" tone="accent" size="small" onPress={onShowAll}>
          {strings.all(stationeryDesigns.length)}
        </Button>
      </div>
      <ul className={styles.recentList}>
        {shown.map((design) => (
          <li key={design.id}>
            <AriaButton className={styles.recentButton} aria-label={design.names[locale]} onPress={() => onChange(design)}>
              <Sheet design={design} className={styles.small} />
            </AriaButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
