import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { useStrings } from '@jinshu/ui/provider';
import type { RowTarget } from './RowTarget.ts';

export interface SelectionToolsProps {
  /** Only one mail at a time has a remark. */
  isOne: boolean;
  onAsk: (kind: RowTarget['kind'], anchor: HTMLElement) => void;
}

/** What a row offers beside it, for chosen mails: a finger has no pointer to rest on a row, and a keyboard none to point with. */
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
