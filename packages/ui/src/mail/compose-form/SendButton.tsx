import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button } from '../../parts/button/index.ts';
import { SplitButton } from '../../parts/split-button/index.ts';
import * as styles from './ComposeForm.css.ts';
import type { ComposeFormProps } from './ComposeForm.tsx';

/** Sends, or schedules; with a menu of other ways where there are some. */
export function SendButton({ sendMenu, sendMenuLabel = '', onSendMenu, onSend, isSending = false, isScheduled = false }: ComposeFormProps) {
  const strings = useStrings().composeForm;
  const shared = {
    tone: 'accent',
    className: styles.send,
    icon: <Icon name="send_filled" />,
    isPending: isSending,
    onPress: onSend,
  } as const;
  const label = isScheduled ? strings.schedule : strings.send;
  if (sendMenu === undefined) return <Button {...shared}>{label}</Button>;
  return (
    <SplitButton
      {...shared}
      menuLabel={sendMenuLabel}
      menu={sendMenu}
      isMenuDisabled={isSending}
      placement="bottom start"
      onAction={(id) => onSendMenu?.(String(id))}
    >
      {label}
    </SplitButton>
  );
}
