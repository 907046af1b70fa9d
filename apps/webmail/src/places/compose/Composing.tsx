import type { MailTab } from '@jinshu/mail-machines';
import { ComposeForm } from '@jinshu/ui/compose-form';
import { AttachmentDropZone } from '@jinshu/ui/upload-list';
import { startTransition, useDeferredValue, useState } from 'react';
import type { Composer } from '../../mail/draft/index.ts';
import { ComposeFields } from './ComposeFields.tsx';
import { ComposePreview } from './ComposePreview.tsx';
import { ComposeQuestions } from './ComposeQuestions.tsx';
import { LetterOptions } from './LetterOptions.tsx';
import { Opening } from './Opening.tsx';
import { SignedEditor } from './SignedEditor.tsx';
import { useComposePane } from './useComposePane.tsx';
import { useComposeToolbar } from './useComposeToolbar.tsx';
import { useWriting } from './useWriting.ts';

/** Compose form of a message. */
export function Composing({ tab, composer }: { tab: MailTab; composer: Composer }) {
  const writing = useWriting(composer, tab);
  const { snapshot, attaching, fields, committed } = writing;
  const [isPreviewing, setPreviewing] = useState(false);
  // Users can start writing before the surrounding components are rendered.
  const isRestDrawn = useDeferredValue(true, false);
  const [isOpened, setOpened] = useState(false);
  const [isStaleHidden, setStaleHidden] = useState(false);
  const toolbar = useComposeToolbar(writing);
  const pane = useComposePane(writing, isOpened);

  return (
    <AttachmentDropZone onFiles={attaching.attach} onFolders={attaching.refuseFolders}>
      <ComposeForm
        {...toolbar}
        {...pane}
        onPreview={committed(() => setPreviewing(true))}
        onSaveDraft={committed(() => {
          setStaleHidden(false);
          writing.save();
        })}
        links={writing.links}
        fields={<ComposeFields ref={fields} writing={writing} />}
        // A version saved in another window replaces the current one.
        editor={<SignedEditor key={snapshot.context.replaced} writing={writing} hasSignatures={isRestDrawn} />}
        options={<LetterOptions writing={writing} isComing={!isRestDrawn} />}
      />
      <Opening
        tabId={tab.id}
        onOpen={() => {
          // Don't focus on mount: a prepared form must not take the focus.
          if (snapshot.context.draft.to.length === 0) fields.current?.focus('to');
          startTransition(() => setOpened(true));
        }}
      />
      {isPreviewing && <ComposePreview {...composer.getSnapshot().context} onClose={() => setPreviewing(false)} />}
      <ComposeQuestions {...{ composer, snapshot, isStaleHidden }} count={writing.addresses.size} onStaleHidden={setStaleHidden} />
    </AttachmentDropZone>
  );
}
