import { SearchField } from '@jinshu/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { frameStrings as s } from './frame.strings.ts';
import { searchAddress } from './sections.ts';

/** Search field in the bar. Enter shows what matches; Ctrl+K moves the focus here. */
export function FrameSearch() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, []);
  return (
    <SearchField
      variant="bar"
      label={formatMessage(s.search)}
      placeholder={formatMessage(s.searchPlaceholder)}
      inputRef={field}
      value={keyword}
      onChange={setKeyword}
      onSubmit={(wanted) => {
        if (wanted.trim() !== '') void navigate(`${searchAddress}?${new URLSearchParams({ q: wanted.trim() })}`);
      }}
    />
  );
}
