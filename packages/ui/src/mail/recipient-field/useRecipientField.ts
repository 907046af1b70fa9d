import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import type { RecipientFieldHandle, RecipientFieldProps, RecipientMoveTarget } from './RecipientField.tsx';
import { cutTypedText, formatRecipient, type Recipient, type RecipientSuggestion, readSheet, withoutDuplicates } from './recipients.ts';

/** Delay after the last keystroke before typed text becomes chips, in milliseconds. */
const cutAfterMs = 300;

/** The chip whose menu is open. */
interface OpenChipMenu {
  index: number;
  anchor: HTMLElement;
}

interface Range {
  anchor: number;
  head: number;
}

/** Maximum number of recipients announced by name when chips are added or removed. */
const namedAtOnce = 10;
/** Number of chips rendered at first, counted from the end. A list of a thousand would block the page. */
const drawnAtFirst = 60;
/** Number of chips rendered immediately after a long paste. The others follow in a transition. */
const drawnAtOnce = 12;
const drawnMore = 200;

const label = ({ name, address }: { name: string; address: string }) => name || address;

const named = (recipients: readonly Recipient[]) =>
  recipients.slice(0, namedAtOnce).map(label).join(', ') + (recipients.length > namedAtOnce ? ` … (${recipients.length})` : '');

/** Whether this key belongs to an input method. Safari ends a composition before the Enter that ended it, and says so only by 229. */
export const isComposingKey = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** All behavior of a recipient field. The components below it only render. */
export function useRecipientField(props: RecipientFieldProps, ref: Ref<RecipientFieldHandle> | undefined) {
  const { value, onChange, onQuery, parse, onEdit, isReadOnly = false } = props;
  const strings = useStrings().recipientField;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<number | 'input' | undefined>(undefined);
  const [text, setText] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [option, setOption] = useState(-1);
  const [range, setRange] = useState<Range | undefined>(undefined);
  const [editing, setEditing] = useState<number | undefined>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const [drawn, setDrawn] = useState(drawnAtFirst);
  const firstDrawn = Math.max(0, value.length - drawn);
  const drawMore = () => setDrawn((count) => count + drawnMore);

  const held = new Set(value.map((recipient) => recipient.address.toLowerCase()));
  const offered = isAsking && text.trim() !== '' ? (props.suggestions ?? []).filter((one) => !held.has(one.address.toLowerCase())) : [];
  const isOpen = offered.length > 0;
  // A finished address is what the user means: Enter must not trade it for the first suggestion.
  const isFinished = isOpen && /[@＠]/u.test(text) && parse(text).every((recipient) => recipient.isValid);
  const chosen = option >= 0 ? Math.min(option, offered.length - 1) : isFinished ? -1 : 0;
  const selected = (index: number) =>
    range !== undefined && index >= Math.min(range.anchor, range.head) && index <= Math.max(range.anchor, range.head);

  const write = (next: string) => {
    setText(next);
    setOption(-1);
    setIsAsking(true);
    if (!isComposing) onQuery?.(cutTypedText(next).rest.trim());
  };

  const add = (added: readonly Recipient[]): Recipient[] => {
    const fresh = withoutDuplicates(value, added);
    if (fresh.length === 0) return [...value];
    const next = [...value, ...fresh];
    if (fresh.length >= drawnAtFirst) {
      setDrawn(drawnAtOnce);
      startTransition(() => setDrawn(drawnAtFirst));
    }
    onChange(next);
    setAnnouncement(strings.added(named(fresh)));
    return next;
  };

  const commit = (): Recipient[] => {
    setText('');
    setIsAsking(false);
    return text.trim() === '' ? [...value] : add(parse(text));
  };

  const pick = (suggestion: RecipientSuggestion) => {
    setText('');
    setIsAsking(false);
    add([{ address: suggestion.address, name: suggestion.name, isValid: true }]);
    input.current?.focus();
  };

  const remove = (indexes: readonly number[]) => {
    if (indexes.length === 0) return;
    const next = value.filter((_, index) => !indexes.includes(index));
    focusNext.current = next[indexes[0] ?? 0] === undefined ? 'input' : indexes[0];
    setRange(undefined);
    onChange(next);
    const gone = new Set(indexes);
    setAnnouncement(strings.removed(named(value.filter((_, index) => gone.has(index)))));
  };

  const [menu, setMenu] = useState<OpenChipMenu | undefined>(undefined);
  /** Opens the menu of a chip; it is for all selected chips when this is one of them. */
  const openMenu = (index: number, anchor: HTMLElement) => {
    if (!selected(index)) setRange({ anchor: index, head: index });
    setMenu({ index, anchor });
  };
  const moveTo = (target: RecipientMoveTarget) => {
    const indexes = selectedIndexes();
    const moved = value.filter((_, index) => indexes.includes(index));
    remove(indexes);
    props.onMove?.(moved, target.id);
    setAnnouncement(strings.moved(moved.map(label).join(', '), target.label));
  };

  const selectedIndexes = () => value.map((_, index) => index).filter(selected);
  const focusChip = (index: number) => {
    if (index < firstDrawn) {
      setDrawn(value.length - index + drawnAtFirst);
      focusNext.current = index;
    } else box.current?.querySelector<HTMLElement>(`[data-chip="${index}"]`)?.focus();
  };
  const focusInput = () => input.current?.focus();

  const edit = (index: number) => {
    const recipient = value[index];
    if (recipient === undefined || isReadOnly) return;
    if (onEdit === undefined) setEditing(index);
    else onEdit(recipient, index);
  };

  const finishEdit = (index: number, written: string | undefined, doFocus: boolean) => {
    setEditing(undefined);
    focusNext.current = doFocus ? index : undefined;
    if (written === undefined) return;
    const others = value.filter((_, at) => at !== index);
    const changed = withoutDuplicates(others, written.trim() === '' ? [] : parse(written));
    onChange([...value.slice(0, index), ...changed, ...value.slice(index + 1)]);
    if (changed.length === 0 && doFocus) focusNext.current = 'input';
  };

  const settle = useEffectEvent(() => {
    const { complete, rest } = cutTypedText(text);
    setText(rest);
    setOption(-1);
    add(parse(complete));
    onQuery?.(rest.trim());
  });
  useEffect(() => {
    if (isComposing || cutTypedText(text).complete === '') return undefined;
    const timer = setTimeout(settle, cutAfterMs);
    return () => clearTimeout(timer);
  }, [text, isComposing]);

  useLayoutEffect(() => {
    const next = focusNext.current;
    if (next === undefined) return;
    focusNext.current = undefined;
    if (next === 'input') focusInput();
    else focusChip(next);
  });

  const handOver = useEffectEvent(() => {
    if (text.trim() !== '') commit();
  });
  // A field that unmounts while the user types gets no blur event. Commit here, or the typed text would be lost.
  useLayoutEffect(() => () => handOver(), []);

  useImperativeHandle(ref, () => ({ focus: (index = -1) => (index < 0 ? focusInput() : focusChip(index)), commit }));

  const onInputKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing || isComposingKey(event)) return;
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    const isBackArrow = event.key === (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    const suggestion = offered[chosen];
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOption((chosen + step + offered.length) % offered.length);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (suggestion) pick(suggestion);
      else commit();
    } else if (event.key === 'Tab' && !event.shiftKey && suggestion) {
      setText('');
      setIsAsking(false);
      add([{ address: suggestion.address, name: suggestion.name, isValid: true }]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setIsAsking(false);
    } else if ((event.key === 'Backspace' || isBackArrow) && isAtStart && value.length > 0 && !isReadOnly) {
      event.preventDefault();
      focusChip(value.length - 1);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && text === '' && value.length > 0) {
      event.preventDefault();
      focusChip(value.length - 1);
      setRange({ anchor: 0, head: value.length - 1 });
    }
  };

  const onChipKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = (to: number) => {
      event.preventDefault();
      if (to >= value.length) focusInput();
      else focusChip(Math.max(0, to));
      if (event.shiftKey && to < value.length) setRange({ anchor: range?.anchor ?? index, head: Math.max(0, to) });
    };
    if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) move(index - 1);
    else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) move(index + 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(value.length);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !isReadOnly) {
      event.preventDefault();
      remove(selectedIndexes());
    } else if (event.key === 'Enter' || event.key === 'F2') {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      edit(index);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      openMenu(index, event.currentTarget);
    } else if (event.key === 'Escape') focusInput();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setRange({ anchor: 0, head: value.length - 1 });
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) focusInput();
  };

  const onCopy = (event: ClipboardEvent) => {
    const indexes = selectedIndexes();
    if (indexes.length === 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const copied = value.filter((_, index) => indexes.includes(index));
    event.clipboardData.setData('text/plain', copied.map(formatRecipient).join(', '));
    if (event.type === 'cut' && !isReadOnly) remove(indexes);
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = readSheet(event.clipboardData.getData('text/plain'));
    if (isReadOnly || (event.target instanceof HTMLInputElement && event.target !== input.current)) return;
    if (event.target === input.current && !/[,;，；\n@]/u.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = input.current ?? { selectionStart: null, selectionEnd: null };
    const whole = text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length);
    setText('');
    setIsAsking(false);
    add(parse(whole));
    focusInput();
  };

  const onLeave = () => {
    // The menu of a chip takes the focus, and is for the chips that were selected.
    if (menu) return;
    setRange(undefined);
    if (!isComposing) commit();
  };

  const onComposition = (isNow: boolean) => {
    setIsComposing(isNow);
    if (!isNow) onQuery?.(cutTypedText(input.current?.value ?? '').rest.trim());
  };

  return {
    ...{ firstDrawn, drawMore },
    ...{ box, input, text, offered, isOpen, chosen, editing, announcement, selected, selectedIndexes },
    ...{ write, add, pick, remove, edit, finishEdit, setRange, setOption, focusInput },
    ...{ menu, setMenu, openMenu, moveTo, selectedRecipients: () => value.filter((_, index) => selected(index)) },
    ...{ onInputKeyDown, onChipKeyDown, onCopy, onPaste, onLeave, onComposition },
  };
}
