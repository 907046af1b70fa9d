import { useStrings } from '../../foundation/provider/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../../parts/toggle-button/index.ts';
import type { ContactSource } from './chosen.ts';

interface SourceChoiceProps {
  sources: readonly ContactSource[];
  source: ContactSource;
  onSourceChange: (source: ContactSource) => void;
  /** @default 'regular' */
  size?: 'small' | 'regular' | undefined;
  className?: string | undefined;
}

/** Choice of the address book. Not tabs: the content that it changes isn't next to it. */
export function SourceChoice({ sources, source, onSourceChange, size, className }: SourceChoiceProps) {
  const strings = useStrings().contactPicker;
  return (
    <ToggleButtonGroup
      label={strings.source}
      variant="quiet"
      selectedKeys={[source]}
      onSelectionChange={(keys) => {
        const next = sources.find((id) => keys.has(id));
        if (next !== undefined) onSourceChange(next);
      }}
      {...(className !== undefined && { className })}
    >
      {sources.map((id) => (
        <ToggleButton key={id} id={id} size={size}>
          {strings.sources[id]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
