import { Button } from '@jinshu/ui/button';
import { useIntl } from 'react-intl';
import { messageReadingStrings as s } from './message-reading.strings.ts';

export interface ModeSwitchProps {
  mode: 'html' | 'text';
  onMode: (mode: 'html' | 'text') => void;
}

/** Switches between the HTML and the text of a message that has both. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <Button variant="quiet" size="small" onPress={() => onMode(mode === 'html' ? 'text' : 'html')}>
      {formatMessage(mode === 'html' ? s.textMode : s.htmlMode)}
    </Button>
  );
}
