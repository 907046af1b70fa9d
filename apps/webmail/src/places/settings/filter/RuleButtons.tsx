import type { Filter } from '@jinshu/api';
import { AlertDialog } from '@jinshu/ui/alert-dialog';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { filterStrings as s } from './filter.strings.ts';
import { isApplicable, ruleFormId } from './RuleEditor.tsx';

interface RuleButtonsProps {
  /** Undefined for a new rule. */
  rule: Filter | undefined;
  isPending: boolean;
  /** Whether the saved rule can be applied now. */
  canApply: boolean;
  onApply: (rule: Filter) => void;
  onCopy: (rule: Filter) => void;
  onDelete: (rule: Filter) => void;
  onCancel: () => void;
}

/** Buttons below the form of a filter rule. */
export function RuleButtons({ rule, isPending, canApply, onApply, onCopy, onDelete, onCancel }: RuleButtonsProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button type="submit" form={ruleFormId} tone="accent" isPending={isPending}>
        {formatMessage(s.save)}
      </Button>
      <Button onPress={onCancel}>{formatMessage(s.cancel)}</Button>
      <span style={{ flex: '1 1 auto' }} />
      {rule && (
        <>
          {isApplicable(rule.action) && (
            <Button variant="quiet" isDisabled={!canApply} onPress={() => onApply(rule)}>
              {formatMessage(s.apply)}
            </Button>
          )}
          <Button variant="quiet" icon={<Icon name="copy" />} onPress={() => onCopy(rule)}>
            {formatMessage(s.copy)}
          </Button>
          <Button variant="quiet" tone="danger" icon={<Icon name="delete" />} onPress={() => setAsking(true)}>
            {formatMessage(s.delete)}
          </Button>
        </>
      )}
      {rule && isAsking && (
        <AlertDialog
          isOpen
          tone="danger"
          title={formatMessage(s.deleteTitle, { name: rule.name })}
          confirmLabel={formatMessage(s.delete)}
          onConfirm={() => {
            setAsking(false);
            onDelete(rule);
          }}
          onCancel={() => setAsking(false)}
        >
          {formatMessage(s.deleteHelp)}
        </AlertDialog>
      )}
    </>
  );
}
