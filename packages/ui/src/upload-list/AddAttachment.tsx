import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';

export interface AddAttachmentProps {
  onFiles: (files: File[]) => void;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Opens the file chooser of the system. For files of the file centre, put a menu beside it. */
export function AddAttachment({ onFiles, isDisabled = false, className = '' }: AddAttachmentProps) {
  const strings = useStrings().uploadList;
  return (
    <FileTrigger allowsMultiple onSelect={(files) => files && files.length > 0 && onFiles([...files])}>
      <Button size="small" icon={<Icon name="attach" />} isDisabled={isDisabled} className={className}>
        {strings.add}
      </Button>
    </FileTrigger>
  );
}
