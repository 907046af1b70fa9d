import { useIntl } from 'react-intl';
import { describeProblem } from '../../core/problem/index.ts';
import { fieldInFault } from '../../mail/draft/index.ts';
import { SignatureChoice } from '../../mail/signature/index.ts';
import { LetterEditor } from './LetterEditor.tsx';
import type { Writing } from './useWriting.ts';

export interface SignedEditorProps {
  writing: Writing;
  /** Whether the signature menu is rendered, too. */
  hasSignatures: boolean;
}

/** Editor of the message body, with the signature menu. */
export function SignedEditor({ writing: { snapshot, change, attaching, letter, signature }, hasSignatures }: SignedEditorProps) {
  const intl = useIntl();
  const { draft, problem } = snapshot.context;
  return (
    <LetterEditor
      ref={letter}
      isHtml={draft.isHtml}
      html={draft.html}
      text={draft.text}
      onChange={change}
      takesFiles={attaching.takesFiles}
      // Replies already have recipients, so start in the body.
      autoFocus={draft.to.length > 0}
      errorMessage={fieldInFault(problem, draft) === 'body' ? describeProblem(intl, problem) : undefined}
      end={
        hasSignatures && (
          <SignatureChoice
            ref={signature}
            sender={draft.sender.address}
            relation={draft.relation}
            onSign={(html, before) => letter.current?.sign(html, before)}
          />
        )
      }
    />
  );
}
