declare global {
  interface Window {
    /** The files of each skin, language and part, by name. The build adds them to the page. */
    __jinshuFiles?: Readonly<Record<string, readonly string[]>>;
  }
}

/** Fetches the files of a part into the browser's cache without evaluating them. Browsers without prefetching load them when needed. */
export function fetchFiles(part: string): void {
  for (const href of window.__jinshuFiles?.[part] ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href, crossOrigin: '' });
    document.head.append(link);
  }
}
