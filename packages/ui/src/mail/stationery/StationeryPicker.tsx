import { clsx } from 'clsx';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { nearestLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import { type StationeryDesign, stationeryDesigns } from './designs.ts';
import * as styles from './Stationery.css.ts';
import { findStationery, toPreviewStyle } from './stationery.ts';

const noPaper = 'none';

export interface StationeryPickerProps {
  /** Id of the message's stationery; undefined for none. */
  value?: string | undefined;
  /** Called with the selected design, or with `null` for none. */
  onChange: (design: StationeryDesign | null) => void;
  className?: string | undefined;
}

/** Picker for the stationery of a message. Pass the selected design to the editor with `toStationery`. */
export function StationeryPicker({ value, onChange, className }: StationeryPickerProps) {
  const strings = useStrings().stationery;
  const locale = nearestLocale(useLocaleCode());
  return (
    <ListBox
      aria-label={strings.label}
      layout="grid"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value !== undefined && findStationery(value) ? value : noPaper]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        onChange(findStationery(String(id)) ?? null);
      }}
      className={clsx(styles.list, className)}
    >
      <ListBoxItem id={noPaper} textValue={strings.none} className={styles.option}>
        <span className={clsx(styles.sheet, styles.bare)}>
          <Icon name="dismiss" size={20} />
        </span>
        <span className={styles.name}>{strings.none}</span>
      </ListBoxItem>
      {stationeryDesigns.map((design) => (
        <ListBoxItem key={design.id} id={design.id} textValue={design.names[locale]} className={styles.option}>
          <Sheet design={design} />
          <span className={styles.name}>{design.names[locale]}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** A paper, small. */
export function Sheet({ design, className }: { design: StationeryDesign; className?: string | undefined }) {
  return (
    <span className={clsx(styles.sheet, className)} style={{ backgroundColor: design.css['background-color'] }}>
      <span className={styles.far} style={toPreviewStyle(design)} />
    </span>
  );
}
