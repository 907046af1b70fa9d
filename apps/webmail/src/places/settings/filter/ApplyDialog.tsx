import type { Filter } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { Select, SelectItem } from '@jinshu/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { filterStrings as s } from './filter.strings.ts';
import { TriedMessages } from './TriedMessages.tsx';
import type { RuleTargets } from './useRuleTargets.ts';

interface ApplyDialogProps {
  rule: Filter;
  folders: RuleTargets['sources'];
  onApply: (folder: string) => void;
  onClose: () => void;
}

/** Dialog that counts the messages of a folder that a rule matches, before it is applied to them (SET-114). */
export function ApplyDialog({ rule, folders, onApply, onClose }: ApplyDialogProps) {
  const { formatMessage } = useIntl();
  const { action, match, conditions } = rule;
  const choices = folders.filter(({ id }) => action.type !== 'move' || id !== action.folder);
  const [folder, setFolder] = useState(choices[0]?.id ?? '');
  return (
    <Dialog
      isOpen
      size={560}
      title={formatMessage(s.applyTitle, { name: rule.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button tone="accent" isDisabled={folder === ''} onPress={() => onApply(folder)}>
            {formatMessage(s.applyNow)}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        <Select
          label={formatMessage(s.applyFolder)}
          description={formatMessage(s.applyHelp)}
          value={folder || null}
          onChange={(key) => setFolder(String(key))}
        >
          {choices.map(({ id, label }) => (
            <SelectItem key={id} id={id}>
              {label}
            </SelectItem>
          ))}
        </Select>
        {folder !== '' && <TriedMessages trial={{ match, conditions, folder }} />}
      </div>
    </Dialog>
  );
}
