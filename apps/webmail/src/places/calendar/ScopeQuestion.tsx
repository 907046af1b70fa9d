import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { useIntl } from 'react-intl';
import { calendarStrings as s } from '../../mail/event/index.ts';

/** One occurrence, or the whole series. */
export type Scope = 'one' | 'all';

export interface ScopeQuestionProps {
  /** Title of the event. */
  title: string;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

/** Asks how much of a series is meant. */
export function ScopeQuestion({ title, onChoose, onClose }: ScopeQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(s.scopeTitle)}
      size={400}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button onPress={() => onChoose('all')}>{formatMessage(s.all)}</Button>
          <Button tone="accent" onPress={() => onChoose('one')}>
            {formatMessage(s.onlyThis)}
          </Button>
        </>
      }
    >
      {formatMessage(s.scopeHelp, { title })}
    </Dialog>
  );
}
