import { useEffect, useState } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { IconButton } from '../../parts/button/index.ts';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Accessible name and tooltip of the button. */
  label: string;
  /** Announced once it is done. */
  copiedLabel: string;
}

/** Copies a text and shows for two seconds that it did. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <IconButton
        size="small"
        label={label}
        icon={<Icon name={isCopied ? 'checkmark' : 'copy'} />}
        onPress={() => void copyText(text).then(setCopied)}
      />
      <span role="status" className={visuallyHidden}>
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
