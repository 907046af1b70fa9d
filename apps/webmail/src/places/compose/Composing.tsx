import type { Address } from '@jinshu/api';
import type { MailTab } from '@jinshu/mail-machines';
import { Button } from '@jinshu/ui/button';
import { ComposeForm } from '@jinshu/ui/compose-form';
import { ComposeOptions, type ComposeOptionsHandle } from '@jinshu/ui/compose-options';
import { toStationery } from '@jinshu/ui/stationery';
import { AttachmentDropZone } from '@jinshu/ui/upload-list';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { toWallMinute } from '../../core/clock/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { UndoableLife } from '../../mail/delivery/index.ts';
import {
  type Composer,
  composeParametersOptions,
  fieldInFault,
  isSameForm,
  onCommitLetters,
  type RecipientFieldName,
  composeStrings as s,
  shownFields,
} from '../../mail/draft/index.ts';
import { messageStrings } from '../../mail/letter/index.ts';
import { SignatureChoice, type SignatureChoiceHandle } from '../../mail/signature/index.ts';
import { stationeryIn } from '../../mail/stationery/index.ts';
import { ComposeFields, type ComposeFieldsHandle } from './ComposeFields.tsx';
import { ComposePreview } from './ComposePreview.tsx';
import { ComposeQuestions } from './ComposeQuestions.tsx';
import { LetterEditor, type LetterEditorHandle } from './LetterEditor.tsx';
import { Opening } from './Opening.tsx';
import { SendMenu } from './SendMenu.tsx';
import { useAttaching } from './useAttaching.ts';
import { useComposerNews } from './useComposerNews.ts';
import { useComposeStatus } from './useComposeStatus.tsx';
import { useComposing } from './useComposing.ts';
import { useFieldLinks } from './useFieldLinks.ts';
import { useSending } from './useSending.ts';

const ComposeSide = lazyPart(async () => (await import('./ComposeSide.tsx')).ComposeSide);
const optionKeys = { scheduledAt: 'scheduledAt', password: 'password', burnDate: 'burnDate' } as const;

/** Compose form of a message. */
export function Composing({ tab, composer }: { tab: MailTab; composer: Composer }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { account, api, status: settings } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  const snapshot = useSelector(composer, (current) => current, isSameForm);
  const paper = useSelector(composer, ({ context: { draft } }) => (draft.isHtml ? stationeryIn(draft.html) : undefined));
  const { context } = snapshot;
  const { draft } = context;
  const fields = useRef<ComposeFieldsHandle>(null);
  const letter = useRef<LetterEditorHandle>(null);
  const options = useRef<ComposeOptionsHandle>(null);
  const signature = useRef<SignatureChoiceHandle>(null);
  const wasAsked = useRef(false);
  const lastField = useRef<RecipientFieldName>('to');
  const attaching = useAttaching(composer);
  const { change } = useComposing(composer, tab);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isPaneOpen, setPaneOpen] = useState(false);
  // Users can start writing before the surrounding components are rendered.
  const isRestDrawn = useDeferredValue(true, false);
  const [isOpened, setOpened] = useState(false);
  const [isStaleHidden, setStaleHidden] = useState(false);
  const [answered] = useState(() =>
    draft.relation === 'reply-all' ? new Set([...draft.to, ...draft.cc].map(({ address }) => address.toLowerCase())) : undefined,
  );
  const close = () => account.send({ type: 'close', id: tab.id });
  const shown = shownFields(context);
  const chosen = useMemo(
    () => new Set([...draft.to, ...draft.cc, ...draft.bcc].map(({ address }) => address.toLowerCase())),
    [draft.to, draft.cc, draft.bcc],
  );
  useComposerNews(composer, {
    onFault: (field) => {
      // Once what was just handed over has been drawn: a field that is left before would hand it over again, as a change of the form.
      setTimeout(() => {
        if (field === 'body') letter.current?.focus();
        else if (Object.hasOwn(optionKeys, field)) options.current?.focusError();
        else fields.current?.focus(field);
      });
    },
    takeAsked: () => {
      const asked = wasAsked.current;
      wasAsked.current = false;
      return asked;
    },
    show: () => account.send({ type: 'activate', id: tab.id }),
  });

  /** Commits pending input of the fields and the editor before an action. */
  const committed = (act: () => void) => () => {
    letter.current?.commit();
    fields.current?.commit();
    act();
  };
  const commit = useEffectEvent(committed(() => undefined));
  useEffect(() => onCommitLetters(() => commit()), []);
  const { isHeld, toggleHeld, isWaiting, send } = useSending(composer, letter, committed);
  /** Commits half-typed recipients first, so that hiding a field asks about them (CMP-32). */
  const turn = (patch: Parameters<typeof change>[0]) => () => {
    fields.current?.commit();
    change(patch);
  };
  const links = useFieldLinks(context, turn);
  // The side pane updates with low priority while the user types. It calls the server, so render it only for opened messages.
  const side = useDeferredValue(
    isOpened && (
      <Suspense>
        <ComposeSide
          chosen={chosen}
          kinds={shown}
          onPick={({ address, name }, kind) => {
            const wanted = kind ?? lastField.current;
            const field = shown.includes(wanted) ? wanted : 'to';
            const current = composer.getSnapshot().context.draft[field];
            if (!current.some((one) => one.address.toLowerCase() === address.toLowerCase()))
              change({ [field]: [...current, { address, name }] });
          }}
          paper={paper}
          onPaper={(design) => letter.current?.paper(design && toStationery(design))}
          onTemplate={(html) => letter.current?.insert(html)}
        />
      </Suspense>
    ),
    null,
  );
  const status = useComposeStatus(snapshot, isWaiting);
  const fault = fieldInFault(context.problem, draft);
  const faultText = fault && describeProblem(intl, context.problem);

  return (
    <AttachmentDropZone onFiles={attaching.attach} onFolders={attaching.refuseFolders}>
      <ComposeForm
        title={tab.title || formatMessage(messageStrings.newTitle)}
        onSend={send}
        sendMenu={<SendMenu isHeld={isHeld} draft={draft} />}
        sendMenuLabel={formatMessage(s.sendMenu)}
        onSendMenu={(action) => {
          if (action === 'schedule') return change({ isScheduled: !draft.isScheduled, scheduledAt: draft.isScheduled ? '' : inAnHour() });
          toggleHeld();
        }}
        onPreview={committed(() => setPreviewing(true))}
        onSaveDraft={committed(() => {
          wasAsked.current = true;
          setStaleHidden(false);
          composer.send({ type: 'save' });
        })}
        onClose={close}
        isSending={isWaiting || snapshot.hasTag('busy')}
        isScheduled={draft.isScheduled}
        status={status}
        actions={
          snapshot.hasTag('canUndo') && (
            <Button tone="accent" variant="link" onPress={() => composer.send({ type: 'undo' })}>
              {formatMessage(s.undo)}
            </Button>
          )
        }
        links={links}
        fields={
          <ComposeFields
            ref={fields}
            context={context}
            answered={answered}
            change={change}
            attaching={attaching}
            links={links}
            onEditField={(field) => {
              lastField.current = field;
            }}
            onUnknown={(addresses) => composer.send({ type: 'judged', unknown: addresses })}
            onSender={(sender: Address) => {
              change({ sender });
              signature.current?.follow(sender.address);
            }}
          />
        }
        editor={
          <LetterEditor
            // A version saved in another window replaces the current one.
            key={context.replaced}
            ref={letter}
            isHtml={draft.isHtml}
            html={draft.html}
            text={draft.text}
            onChange={change}
            takesFiles={attaching.takesFiles}
            // Replies already have recipients, so start in the body.
            autoFocus={draft.to.length > 0}
            errorMessage={fault === 'body' ? faultText : undefined}
            end={
              isRestDrawn && (
                <SignatureChoice
                  ref={signature}
                  sender={draft.sender.address}
                  relation={draft.relation}
                  onSign={(html, before) => letter.current?.sign(html, before)}
                />
              )
            }
          />
        }
        options={
          // After sending, the options are replaced by the progress line, because they can't be changed any more.
          snapshot.hasTag('undoable') ? (
            <Suspense>
              <UndoableLife />
            </Suspense>
          ) : (
            isRestDrawn && (
              <ComposeOptions
                ref={options}
                value={draft}
                onChange={change}
                hasSms={parameters?.canNotifyBySms}
                isSecurityMode={draft.isSecure}
                hourCycle={settings.uses12Hours ? 12 : 24}
                errors={fault && Object.hasOwn(optionKeys, fault) ? { [fault]: faultText } : undefined}
              />
            )
          )
        }
        paneLabel={formatMessage(s.pane)}
        isPaneOpen={isPaneOpen}
        onPaneOpenChange={setPaneOpen}
        pane={side}
      />
      <Opening
        tabId={tab.id}
        onOpen={() => {
          // Don't focus on mount: a prepared form must not take the focus.
          if (draft.to.length === 0) fields.current?.focus('to');
          startTransition(() => setOpened(true));
        }}
      />
      {isPreviewing && <ComposePreview {...composer.getSnapshot().context} onClose={() => setPreviewing(false)} />}
      <ComposeQuestions {...{ composer, snapshot, isStaleHidden }} count={chosen.size} onStaleHidden={setStaleHidden} />
    </AttachmentDropZone>
  );
}

/** CMP-26: the default time of a scheduled message is one hour from now. */
const inAnHour = () => toWallMinute(new Date(Date.now() + 3_600_000).toISOString());
