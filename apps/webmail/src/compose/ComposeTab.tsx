import type { Draft } from '@jinshu/api';
import { composerId, type MailTab } from '@jinshu/mail-machines';
import { Checkbox } from '@jinshu/ui/checkbox';
import { ComposeForm } from '@jinshu/ui/compose-form';
import { AttachmentDropZone } from '@jinshu/ui/upload-list';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAccount } from '../app/AccountProvider.tsx';
import { DeliverySection } from '../delivery/DeliverySection.tsx';
import { describeProblem } from '../problem/describeProblem.ts';
import { ComposeFields, type ComposeFieldsHandle } from './ComposeFields.tsx';
import { ComposePreview } from './ComposePreview.tsx';
import { ComposeQuestionDialog } from './ComposeQuestionDialog.tsx';
import { composeStrings as s } from './compose.strings.ts';
import { type Composer, type ComposerSnapshot, fieldInFault } from './composer.ts';
import { LetterEditor, type LetterEditorHandle } from './LetterEditor.tsx';
import { SentPage } from './SentPage.tsx';
import { useAttaching } from './useAttaching.ts';
import { useComposerNews } from './useComposerNews.ts';

/** A mail being written, or the page that says it has gone out. */
export function ComposeTab({ tab }: { tab: MailTab }) {
  const { account } = useAccount();
  const composer = account.getSnapshot().children[composerId(tab.draftId)] as Composer | undefined;
  return composer && <Composing tab={tab} composer={composer} />;
}

function Composing({ tab, composer }: { tab: MailTab; composer: Composer }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { account } = useAccount();
  const snapshot = useSelector(composer, (current) => current);
  const { context } = snapshot;
  const { draft, submission } = context;
  const fields = useRef<ComposeFieldsHandle>(null);
  const letter = useRef<LetterEditorHandle>(null);
  const wasAsked = useRef(false);
  const attaching = useAttaching(composer);
  const [isPreviewing, setPreviewing] = useState(false);
  const close = () => account.send({ type: 'close', id: tab.id });
  const change = (patch: Partial<Draft>) => {
    // A form that goes away hands over what was typed last, and its mail may be gone already.
    if (composer.getSnapshot().status === 'active') composer.send({ type: 'change', change: patch });
  };
  useComposerNews(composer, {
    onFault: (field) => (field === 'body' ? letter.current?.focus() : fields.current?.focus(field)),
    takeAsked: () => {
      const asked = wasAsked.current;
      wasAsked.current = false;
      return asked;
    },
  });

  if (snapshot.hasTag('sent') && submission) {
    const status = <DeliverySection messageId={submission.messageId} />;
    return <SentPage submission={submission} subject={draft.subject} onBack={close} status={status} />;
  }

  /** What is still in the fields and the editor goes into the form before anything is done with it. */
  const committed = (act: () => void) => () => {
    letter.current?.commit();
    fields.current?.commit();
    act();
  };
  const links = [
    { id: 'cc', label: formatMessage(s.cc), isShown: draft.hasCc, onPress: () => change({ hasCc: !draft.hasCc }) },
    { id: 'bcc', label: formatMessage(s.bcc), isShown: draft.hasBcc, onPress: () => change({ hasBcc: !draft.hasBcc }) },
  ];

  return (
    <AttachmentDropZone onFiles={attaching.attach}>
      <ComposeForm
        title={tab.title}
        onSend={committed(() => composer.send({ type: 'send' }))}
        onPreview={committed(() => setPreviewing(true))}
        onSaveDraft={committed(() => {
          wasAsked.current = true;
          composer.send({ type: 'save' });
        })}
        onClose={close}
        isSending={snapshot.hasTag('busy')}
        status={statusOf(snapshot, intl)}
        links={links}
        fields={<ComposeFields ref={fields} context={context} change={change} attaching={attaching} links={links} />}
        editor={
          <LetterEditor
            ref={letter}
            isHtml={draft.isHtml}
            html={draft.html}
            text={draft.text}
            onChange={change}
            // An answer has its recipients: the letter is what is left to write.
            autoFocus={draft.to.length > 0}
            errorMessage={fieldInFault(context.problem) === 'body' ? describeProblem(intl, context.problem) : undefined}
          />
        }
        options={<Options draft={draft} change={change} />}
      />
      {isPreviewing && <ComposePreview draft={draft} onClose={() => setPreviewing(false)} />}
      {context.question && (
        <ComposeQuestionDialog
          kind={context.question.kind}
          onConfirm={() => composer.send({ type: 'confirm' })}
          onCancel={() => composer.send({ type: 'cancel' })}
        />
      )}
    </AttachmentDropZone>
  );
}

function Options({ draft, change }: { draft: Draft; change: (patch: Partial<Draft>) => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Checkbox isSelected={draft.savesToSent} onChange={(savesToSent) => change({ savesToSent })}>
        {formatMessage(s.saveToSent)}
      </Checkbox>
      <Checkbox isSelected={draft.wantsReceipt} onChange={(wantsReceipt) => change({ wantsReceipt })}>
        {formatMessage(s.requestReceipt)}
      </Checkbox>
      <Checkbox isSelected={draft.isUrgent} onChange={(isUrgent) => change({ isUrgent })}>
        {formatMessage(s.urgent)}
      </Checkbox>
    </>
  );
}

function statusOf(snapshot: ComposerSnapshot, { formatMessage, formatTime }: IntlShape): string {
  if (snapshot.hasTag('busy')) return formatMessage(s.sending);
  if (snapshot.hasTag('saving')) return formatMessage(s.saving);
  const { savedAt } = snapshot.context;
  return savedAt === null ? '' : formatMessage(s.saved, { time: formatTime(savedAt) });
}
