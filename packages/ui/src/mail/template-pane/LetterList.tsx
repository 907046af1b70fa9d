import type { ReactNode } from 'react';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { Button, IconButton } from '../../parts/button/index.ts';
import { Disclosure, DisclosureGroup } from '../../parts/disclosure/index.ts';
import { HtmlPreview } from './HtmlPreview.tsx';
import * as styles from './TemplatePane.css.ts';

/** A text that is kept to be put into letters: a template or a signature. */
export interface KeptLetter {
  id: string;
  /** Its name. */
  caption: string;
  /** HTML. */
  content: string;
}

/** Actions for a template or signature. Actions without a handler are hidden. */
export interface LetterActions<T extends KeptLetter> {
  /** Called to insert it into the message being written. */
  onInsert?: ((letter: T) => void) | undefined;
  onEdit?: ((letter: T) => void) | undefined;
  onDelete?: ((letter: T) => void) | undefined;
}

interface LetterListProps<T extends KeptLetter> extends LetterActions<T> {
  letters: readonly T[];
  /** Something short at the end of a name. */
  end?: ((letter: T) => ReactNode) | undefined;
}

/** List of templates or signatures by name. Each row expands to show its content. */
export function LetterList<T extends KeptLetter>({ letters, end, onInsert, onEdit, onDelete }: LetterListProps<T>) {
  const strings = useStrings().keptLetters;
  return (
    <DisclosureGroup className={styles.list}>
      {letters.map((letter) => (
        <Disclosure key={letter.id} id={letter.id} title={letter.caption} headingLevel="none" end={end?.(letter)}>
          <div className={styles.letter}>
            <HtmlPreview label={strings.preview(letter.caption)} html={letter.content} />
            <div className={styles.actions}>
              {onInsert && (
                <Button size="small" tone="accent" onPress={() => onInsert(letter)}>
                  {strings.insert}
                </Button>
              )}
              {onEdit && (
                <IconButton size="small" label={strings.edit(letter.caption)} icon={<Icon name="edit" />} onPress={() => onEdit(letter)} />
              )}
              {onDelete && (
                <IconButton
                  size="small"
                  label={strings.delete(letter.caption)}
                  icon={<Icon name="delete" />}
                  onPress={() => onDelete(letter)}
                />
              )}
            </div>
          </div>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
