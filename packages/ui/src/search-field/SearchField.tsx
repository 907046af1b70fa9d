import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  composeRenderProps,
  Input,
  Label,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { visuallyHidden } from '../styles/visuallyHidden.css.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'style'> {
  /** The name of the field, for screen readers. */
  label: string;
  placeholder?: string | undefined;
  /** `bar` sits on the top bar, `panel` on a page or in a dialog. @default 'panel' */
  variant?: 'bar' | 'panel' | undefined;
  /** A control at the end of the field, such as the choice of what to search in. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A field for words to find. Enter searches, Escape empties it. */
export function SearchField({ label, placeholder, variant = 'panel', end, inputRef, className, ...props }: SearchFieldProps) {
  const strings = useStrings().searchField;
  return (
    <div className={styles.wrapper} onKeyDownCapture={keepComposingKeys}>
      <AriaSearchField {...props} className={composeRenderProps(className, (own) => clsx(styles.root[variant], own))}>
        {({ isEmpty }) => (
          <>
            <Label className={visuallyHidden}>{label}</Label>
            <Icon name="search" />
            <Input ref={inputRef} className={styles.input[variant]} {...(placeholder === undefined ? {} : { placeholder })} />
            {!isEmpty && (
              <Button className={styles.clear[variant]} aria-label={strings.clear}>
                <Icon name="dismiss" />
              </Button>
            )}
            {end}
          </>
        )}
      </AriaSearchField>
    </div>
  );
}

/** While an input method composes, Enter takes a candidate and Escape drops it: neither is meant for the search. */
function keepComposingKeys(event: KeyboardEvent) {
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
}
