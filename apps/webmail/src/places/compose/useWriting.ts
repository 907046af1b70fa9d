import type { MailTab } from '@jinshu/mail-machines';
import type { ComposeOptionsHandle } from '@jinshu/ui/compose-options';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { type Composer, type FieldInFault, isSameForm, onCommitLetters, type RecipientFieldName } from '../../mail/draft/index.ts';
import type { SignatureChoiceHandle } from '../../mail/signature/index.ts';
import type { ComposeFieldsHandle } from './ComposeFields.tsx';
import type { LetterEditorHandle } from './LetterEditor.tsx';
import { useAttaching } from './useAttaching.ts';
import { useComposerNews } from './useComposerNews.ts';
import { type ComposeChangeFn, useComposing } from './useComposing.ts';
import { useFieldLinks } from './useFieldLinks.ts';

const optionKeys = { scheduledAt: 'scheduledAt', password: 'password', burnDate: 'burnDate' } as const;

/** Whether an error belongs to an option below the message. */
export const isOption = (field: FieldInFault): field is keyof typeof optionKeys => Object.hasOwn(optionKeys, field);

/** Everything that the components of one compose form share. */
export type Writing = ReturnType<typeof useWriting>;

/** Connects a composer and the components of its form. */
export function useWriting(composer: Composer, tab: MailTab) {
  const { account } = useAccount();
  const snapshot = useSelector(composer, (current) => current, isSameForm);
  const { draft } = snapshot.context;
  const fields = useRef<ComposeFieldsHandle>(null);
  const letter = useRef<LetterEditorHandle>(null);
  const options = useRef<ComposeOptionsHandle>(null);
  const signature = useRef<SignatureChoiceHandle>(null);
  const wasAsked = useRef(false);
  const lastField = useRef<RecipientFieldName>('to');
  const attaching = useAttaching(composer);
  const { change } = useComposing(composer, tab);
  const addresses = useMemo(
    () => new Set([...draft.to, ...draft.cc, ...draft.bcc].map(({ address }) => address.toLowerCase())),
    [draft.to, draft.cc, draft.bcc],
  );
  useComposerNews(composer, {
    onFault: (field) => {
      // Once what was just handed over has been drawn: a field that is left before would hand it over again, as a change of the form.
      setTimeout(() => {
        if (field === 'body') letter.current?.focus();
        else if (isOption(field)) options.current?.focusError();
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
  const committed = (act: () => void) => () => {
    letter.current?.commit();
    fields.current?.commit();
    act();
  };
  const commit = useEffectEvent(committed(() => undefined));
  useEffect(() => onCommitLetters(() => commit()), []);
  /** Commits half-typed recipients first, so that hiding a field asks about them. */
  const turn = (patch: Parameters<ComposeChangeFn>[0]) => () => {
    fields.current?.commit();
    change(patch);
  };
  return {
    composer,
    tab,
    snapshot,
    change,
    attaching,
    fields,
    letter,
    options,
    signature,
    /** The recipient field edited last. Contacts selected in the side pane are added to this field. */
    lastField,
    /** Addresses of all recipients, in lower case. */
    addresses,
    links: useFieldLinks(snapshot.context, turn),
    /** Commits pending input of the fields and the editor before an action. */
    committed,
    /** Saves at the user's request. A toast confirms it. */
    save: () => {
      wasAsked.current = true;
      composer.send({ type: 'save' });
    },
  };
}
