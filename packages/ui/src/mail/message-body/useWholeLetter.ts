import { useLayoutEffect, useRef, useState } from 'react';
import { readMarkup } from './readMarkup.ts';

/** Long message shown in full, with its parsed HTML, which is reused when the message is shown differently. */
interface WholeLetter {
  source: string;
  page?: Document;
}

/** Cuts a message that is longer than `maxLength` until the user asks for all of it. */
export function useWholeLetter(source: string, isHtml: boolean, maxLength: number) {
  const [whole, setWhole] = useState<WholeLetter>();
  const endReading = useRef<() => void>(undefined);
  const isCut = source.length > maxLength && whole?.source !== source;

  // Reset for another message.
  useLayoutEffect(() => {
    setWhole((before) => (before?.source === source ? before : undefined));
    return () => {
      endReading.current?.();
      endReading.current = undefined;
    };
  }, [source]);

  return {
    isCut,
    page: isCut ? undefined : whole?.page,
    /** Keeps the cut message visible until the whole one is parsed, which takes a second or two. */
    showAll: () => {
      if (!isHtml) setWhole({ source });
      else endReading.current ??= readMarkup(source, (read) => setWhole({ source, page: read }));
    },
  };
}
