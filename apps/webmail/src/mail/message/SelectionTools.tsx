import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { useStrings } from '@jinshu/ui/provider';
import type { RowTarget } from './RowTarget.ts';

export interface SelectionToolsProps {
  /** Whether one message is selected: only a single message can have its remark edited. */
  isOne: boolean;
  onAsk: (kind: RowTarget['kind'], anchor: HTMLElement) => void;
}

/** Tag and remark buttons for the selection. Rows offer them on hover, which touch and keyboard users don't have. */
export function SelectionTools({ isOne, onAsk }: SelectionToolsProps) {
  const { tagMenu, remark } = useStrings();
  return (
    <>
      <Button size="small" variant="quiet" icon={<Icon name="tag" />} onPress={({ target }) => onAsk('tag', target as HTMLElement)}>
        {tagMenu.name}
      </Button>
      {isOne && (
        <Button size="small" variant="quiet" icon={<Icon name="note" />} onPress={({ target }) => onAsk('remark', target as HTMLElement)}>
          {remark.name}
        </Button>
      )}
    </>
  );
}
