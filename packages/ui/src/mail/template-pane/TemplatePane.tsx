import { clsx } from 'clsx';
import { useStrings } from '../../foundation/provider/index.ts';
import { PageSteps } from '../../parts/pagination/PageSteps.tsx';
import { SkeletonRows } from '../../parts/skeleton/index.ts';
import { type KeptLetter, type LetterActions, LetterList } from './LetterList.tsx';
import { PaneHead } from './PaneHead.tsx';
import * as styles from './TemplatePane.css.ts';

/** Message template. */
export type Template = KeptLetter;

export interface TemplatePaneProps extends LetterActions<Template> {
  /** The heading, where the pane is a page of its own. */
  title?: string | undefined;
  /** The templates of the page that is shown; five, as the list of them comes. */
  templates: readonly Template[];
  /** Counted from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  onPageChange: (page: number) => void;
  /** Begins a new template. Without it there is no such button. */
  onAdd?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** Error that occurred while loading the templates. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** List of message templates. Each expands to a preview. A button inserts it into the message, or the user edits it in the settings. */
export function TemplatePane({
  title,
  templates,
  page,
  pages,
  onPageChange,
  onAdd,
  isLoading = false,
  errorMessage,
  ...props
}: TemplatePaneProps) {
  const strings = useStrings().templatePane;
  const { className, ...actions } = props;
  return (
    <div className={clsx(styles.root, className)} {...(title !== undefined && { 'data-page': true })}>
      <PaneHead title={title} addLabel={strings.add} onAdd={onAdd} />
      {errorMessage !== undefined ? (
        <p role="alert" className={styles.message}>
          {errorMessage}
        </p>
      ) : isLoading && templates.length === 0 ? (
        <SkeletonRows count={5} />
      ) : templates.length === 0 ? (
        <p className={styles.message}>{strings.none}</p>
      ) : (
        // Collapse all rows when the page changes.
        <LetterList key={page} letters={templates} {...actions} />
      )}
      <PageSteps page={page} pages={pages} onPageChange={onPageChange} />
    </div>
  );
}
