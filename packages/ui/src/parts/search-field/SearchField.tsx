import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Button,
  composeRenderProps,
  Input,
  Label,
} from 'react-aria-components';
import { Icon } from '../../foundation/icon/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaTextFieldProps, 'children' | 'style' | 'type' | 'onSubmit' | 'onKeyDown'> {
  /** The name of the field, for screen readers. */
  label: string;
  placeholder?: string | undefined;
  /** `bar` sits on the top bar, `panel` on a page or in a dialog. @default 'panel' */
  variant?: 'bar' | 'panel' | undefined;
  /** A control at the end of the field, such as the choice of what to search in. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Enter was pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Keys pass on to what is around the field, which Escape closes. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** The field was emptied, by its button or by Escape. */
  onClear?: (() => void) | undefined;
}

/**
 * Search field. Enter searches, Escape clears it. It is built on React Aria's text field: browsers have a native search field, and React
 * Aria's adds 2 KB to the first screen.
 */
export function SearchField({
  label,
  placeholder,
  variant = 'panel',
  end,
  inputRef,
  onSubmit,
  onClear,
  onChange,
  onKeyDown: onOwnKeyDown,
  className,
  ...props
}: SearchFieldProps) {
  const strings = useStrings().searchField;
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const wrapper = useRef<HTMLDivElement>(null);
  const clear = () => {
    const input = wrapper.current?.querySelector('input');
    if (!input) return;
    empty(input);
    input.focus();
    onClear?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    // While an input method composes, Enter takes a candidate and Escape drops it: neither is meant for the search.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return event.stopPropagation();
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.target.value);
    } else if (event.key === 'Escape' && event.target.value !== '') {
      // What is around the field closes with the next one.
      event.stopPropagation();
      clear();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the field's, and pass through here
    <div ref={wrapper} className={styles.wrapper} onKeyDownCapture={onKeyDown} onKeyDown={onOwnKeyDown}>
      <AriaTextField
        {...props}
        type="search"
        onChange={(value) => {
          setTyped(value);
          onChange?.(value);
        }}
        className={composeRenderProps(className, (own) => clsx(styles.root[variant], own))}
      >
        <Label className={visuallyHidden}>{label}</Label>
        <Icon name="search" />
        <Input ref={inputRef} className={styles.input[variant]} {...(placeholder === undefined ? {} : { placeholder })} />
        {(props.value ?? typed) !== '' && !props.isDisabled && (
          <Button className={styles.clear[variant]} aria-label={strings.clear} onPress={clear} excludeFromTabOrder>
            <Icon name="dismiss" />
          </Button>
        )}
        {end !== undefined && <span className={styles.end[variant]}>{end}</span>}
      </AriaTextField>
    </div>
  );
}

/** Takes the text out as typing would, so that React hears of it whether the value is its own or given. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
