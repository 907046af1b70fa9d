import type { AutoReply, AutoReplyForm as Form } from '@jinshu/api';
import { Button } from '@jinshu/ui/button';
import { Dialog } from '@jinshu/ui/dialog';
import { RichTextEditor, type RichTextEditorHandle } from '@jinshu/ui/rich-text-editor';
import { type AutoReplyDraft, AutoReplyForm } from '@jinshu/ui/rule-form';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { automaticStrings as s } from '../automatic.strings.ts';

const formId = 'auto-reply-form';

interface AutoReplyDialogProps {
  /** The reply to change; undefined for a new one. */
  rule: AutoReply | undefined;
  hourCycle: 12 | 24;
  isPending: boolean;
  errorMessage: string | undefined;
  onSave: (form: Form) => void;
  onClose: () => void;
}

/** Dialog for an automatic reply: its name, messages, period and text (SET-64, SET-65). */
export function AutoReplyDialog({ rule, hourCycle, isPending, errorMessage, onSave, onClose }: AutoReplyDialogProps) {
  const { formatMessage } = useIntl();
  const editor = useRef<RichTextEditorHandle>(null);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { match = 'all', isActive = true, content = '' } = rule ?? {};
  const read = () => (editor.current?.isEmpty() ? '' : (editor.current?.getHtml() ?? content));
  return (
    <Dialog
      isOpen
      size={720}
      title={formatMessage(rule ? s.editRule : s.newRule)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(s.cancel)}</Button>
          <Button tone="accent" type="submit" form={formId} isPending={isPending}>
            {formatMessage(s.save)}
          </Button>
        </>
      }
    >
      <AutoReplyForm
        id={formId}
        today={new Intl.DateTimeFormat('sv-SE').format(new Date())}
        hourCycle={hourCycle}
        defaultValue={{
          name: rule?.name ?? '',
          conditions: (rule?.conditions ?? []) as AutoReplyDraft['conditions'],
          window: rule?.period ?? { type: 'always' },
          content,
        }}
        editor={{ element: <RichTextEditor ref={editor} label={formatMessage(s.content)} defaultHtml={content} />, read }}
        errorMessage={errorMessage}
        onSubmit={({ name = '', conditions, window, content: written }) =>
          onSave({ name, match, conditions: [...conditions], period: window, content: written, isActive, timeZone })
        }
      />
    </Dialog>
  );
}
