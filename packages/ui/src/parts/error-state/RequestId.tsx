import { useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { IconButton } from '../button/index.ts';
import * as styles from './ErrorState.css.ts';

/** Request id with a button that copies it for a message to support. */
export function RequestId({ id }: { id: string }) {
  const strings = useStrings().errorState;
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === id;
  const copy = async () => {
    // Where the browser refuses, the number can still be selected: a press selects all of it.
    await navigator.clipboard.writeText(id).then(
      () => setCopied(id),
      () => setCopied(null),
    );
  };
  return (
    <div className={styles.request}>
      <span>{strings.requestId}</span>
      <code className={styles.code}>{id}</code>
      <IconButton
        size="small"
        label={isCopied ? strings.copied : strings.copy}
        icon={<Icon name={isCopied ? 'checkmark' : 'copy'} />}
        onPress={() => void copy()}
      />
      <span role="status" className={visuallyHidden}>
        {isCopied && strings.copied}
      </span>
    </div>
  );
}
