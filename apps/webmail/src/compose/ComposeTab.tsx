import { type Draft, parseRecipients } from '@jinshu/api';
import { type composeMachine, composerId, type MailTab } from '@jinshu/mail-machines';
import { Checkbox } from '@jinshu/ui/checkbox';
import { ComposeForm, FieldLinks, FieldRow, SenderField, SubjectField } from '@jinshu/ui/compose-form';
import { RecipientField, type RecipientFieldHandle } from '@jinshu/ui/recipient-field';
import { AddAttachment, AttachmentDropZone, UploadList } from '@jinshu/ui/upload-list';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useAccount } from '../app/AccountProvider.tsx';
import { DeliverySection } from '../delivery/DeliverySection.tsx';
import { describeProblem } from '../problem/describeProblem.ts';
import { useReport } from '../problem/useReport.ts';
import { toasts } from '../toast/toasts.ts';
import { ComposePreview } from './ComposePreview.tsx';
import { ComposeQuestionDialog } from './ComposeQuestionDialog.tsx';
import { composeStrings as s } from './compose.strings.ts';
import { LetterEditor, type LetterEditorHandle } from './LetterEditor.tsx';
import { SentPage } from './SentPage.tsx';
import { composeParametersOptions } from './useBeginMail.ts';
import { useSuggestions } from './useSuggestions.ts';

type Composer = ActorRefFrom<typeof composeMachine>;
type ComposerSnapshot = SnapshotFrom<typeof composeMachine>;

/** A mail being written, or the page that says it has gone out. */
export function ComposeTab({ tab }: { tab: MailTab }) {
  const { account } = useAccount();
  const composer = account.getSnapshot().children[composerId(tab.draftId)] as Composer | undefined;
  return composer && <Composing tab={tab} composer={composer} />;
}

const fields = ['to', 'cc', 'bcc'] as const;

function Composing({ tab, composer }: { tab: MailTab; composer: Composer }) {
  const { formatMessage, ...intl } = useIntl();
  const { account, api } = useAccount();
  const snapshot = useSelector(composer, (current) => current);
  const { context } = snapshot;
  const { draft } = context;
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const report = useReport();
  const files = useRef(new Map<string, File>());
  const handles = {
    to: useRef<RecipientFieldHandle>(null),
    cc: useRef<RecipientFieldHandle>(null),
    bcc: useRef<RecipientFieldHandle>(null),
  };
  const editor = useRef<LetterEditorHandle>(null);
  const { suggestions, ask } = useSuggestions();
  const [isPreviewing, setPreviewing] = useState(false);
  const change = (patch: Partial<Draft>) => composer.send({ type: 'change', change: patch });
  useProblems(composer, report);

  if (snapshot.hasTag('sent') && context.submission) {
    return (
      <SentPage
        submission={context.submission}
        subject={draft.subject}
        onBack={() => account.send({ type: 'close', id: tab.id })}
        status={<DeliverySection messageId={context.submission.messageId} />}
      />
    );
  }

  /** What is still in the fields and the editor goes into the form before anything is done with it. */
  const commit = () => {
    editor.current?.commit();
    for (const field of fields) {
      const recipients = handles[field].current?.commit();
      if (recipients) change({ [field]: recipients.map(({ address, name }) => ({ address, name })) });
    }
  };
  const attach = (chosen: File[]) => {
    for (const file of chosen) {
      const key = crypto.randomUUID();
      files.current.set(key, file);
      composer.send({ type: 'attach', key, name: file.name, size: file.size, file });
    }
  };
  const links = [
    { id: 'cc', label: formatMessage(s.cc), isShown: draft.hasCc, onPress: () => change({ hasCc: !draft.hasCc }) },
    { id: 'bcc', label: formatMessage(s.bcc), isShown: draft.hasBcc, onPress: () => change({ hasBcc: !draft.hasBcc }) },
  ];
  const code = problemCode(context.problem);

  return (
    <AttachmentDropZone onFiles={attach}>
      <ComposeForm
        title={tab.title}
        onSend={() => {
          commit();
          composer.send({ type: 'send' });
        }}
        onPreview={() => {
          commit();
          setPreviewing(true);
        }}
        onSaveDraft={() => {
          commit();
          composer.send({ type: 'save' });
        }}
        onClose={() => account.send({ type: 'close', id: tab.id })}
        isSending={snapshot.hasTag('busy')}
        status={statusOf(snapshot, formatMessage, (time) => intl.formatTime(time))}
        links={links}
        fields={
          <>
            <SenderField
              identities={(parameters?.identities ?? [draft.sender]).map((identity) => ({ ...identity, id: identity.address }))}
              value={draft.sender.address}
              onChange={(address) => {
                const sender = parameters?.identities.find((identity) => identity.address === address);
                if (sender) change({ sender });
              }}
              end={<FieldLinks links={links} />}
            />
            {fields
              .filter((field) => field === 'to' || (field === 'cc' ? draft.hasCc : draft.hasBcc))
              .map((field) => (
                <RecipientField
                  key={field}
                  ref={handles[field]}
                  label={formatMessage(s[field])}
                  value={draft[field].map((recipient) => ({
                    ...recipient,
                    isValid: parseRecipients(recipient.address)[0]?.isValid ?? false,
                  }))}
                  onChange={(value) => change({ [field]: value.map(({ address, name }) => ({ address, name })) })}
                  parse={parseRecipients}
                  suggestions={suggestions}
                  onQuery={ask}
                  autoFocus={field === 'to' && draft.to.length === 0}
                  errorMessage={
                    field === 'to' && code === 'input-receiver' ? describeProblem({ formatMessage, ...intl }, context.problem) : undefined
                  }
                />
              ))}
            <SubjectField
              value={draft.subject}
              onChange={(subject) => change({ subject })}
              errorMessage={code === 'missing-subject' ? describeProblem({ formatMessage, ...intl }, context.problem) : undefined}
            />
            <FieldRow label={formatMessage(s.attachments)} end={<AddAttachment onFiles={attach} />}>
              <UploadList
                uploads={context.attachments.map((item) => ({
                  id: item.key,
                  name: item.name,
                  size: item.size,
                  state: item.state === 'ready' ? 'success' : item.state === 'failed' ? 'error' : 'uploading',
                  progress: item.size === 0 ? 1 : item.sentBytes / item.size,
                  errorMessage: item.state === 'failed' ? describeProblem({ formatMessage, ...intl }, item.problem) : undefined,
                }))}
                onRemove={(key) => {
                  files.current.delete(key);
                  composer.send({ type: 'detach', key });
                }}
                onRetry={(key) => {
                  const file = files.current.get(key);
                  if (file) composer.send({ type: 'retryUpload', key, file });
                }}
              />
            </FieldRow>
          </>
        }
        editor={
          <LetterEditor
            ref={editor}
            isHtml={draft.isHtml}
            html={draft.html}
            text={draft.text}
            onChange={change}
            errorMessage={code === 'enter-content' ? describeProblem({ formatMessage, ...intl }, context.problem) : undefined}
          />
        }
        options={
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
        }
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

const problemCode = (problem: unknown) => (problem instanceof Error && 'code' in problem ? String(problem.code) : undefined);

/** Says what keeps the mail back, once per problem, and that a draft was kept. */
function useProblems(composer: Composer, report: (error: unknown) => void): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    let { problem, savedAt } = composer.getSnapshot().context;
    const { unsubscribe } = composer.subscribe((snapshot) => {
      const { context } = snapshot;
      if (context.problem !== problem && context.problem !== null) report(context.problem);
      if (context.savedAt !== savedAt) toasts.add({ message: formatMessage(s.savedToast), key: 'draft' });
      if (snapshot.hasTag('sent') && problem !== sentOnce) {
        toasts.add({ message: formatMessage(s.sentToast) });
        problem = sentOnce;
        return;
      }
      ({ problem, savedAt } = context);
    });
    return unsubscribe;
  }, [composer, report, formatMessage]);
}

const sentOnce = Symbol('sent');

function statusOf(
  snapshot: ComposerSnapshot,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  formatTime: (time: number) => string,
): string {
  if (snapshot.hasTag('busy')) return formatMessage(s.sending);
  if (snapshot.hasTag('saving')) return formatMessage(s.saving);
  const { savedAt } = snapshot.context;
  return savedAt === null ? '' : formatMessage(s.saved, { time: formatTime(savedAt) });
}
