import { useStrings } from '../../foundation/provider/index.ts';
import { Select, SelectItem } from '../../parts/select/index.ts';
import { type SharingLevel, sharingLevels } from './person.ts';

interface LevelSelectProps {
  label: string;
  isLabelHidden?: boolean;
  className?: string;
  value: SharingLevel;
  onChange: (level: SharingLevel) => void;
}

/** Choice of a level, each with what it allows. */
export function LevelSelect({ value, onChange, ...props }: LevelSelectProps) {
  const words = useStrings().mailboxSharing;
  return (
    <Select {...props} value={value} onChange={(key) => key !== value && onChange(key as SharingLevel)}>
      {sharingLevels.map((level) => (
        <SelectItem key={level} id={level} textValue={words.levels[level]} description={words.levelHelp[level]}>
          {words.levels[level]}
        </SelectItem>
      ))}
    </Select>
  );
}
