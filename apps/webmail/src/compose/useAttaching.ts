import type { Composer } from './composer.ts';

/** The files themselves, which no machine keeps. They outlive the form, so that a failed one can be tried again later. */
const filesOf = new WeakMap<Composer, Map<string, File>>();

/** Adds files to a mail, takes them off, and tries again. */
export function useAttaching(composer: Composer) {
  const files = filesOf.get(composer) ?? new Map<string, File>();
  filesOf.set(composer, files);
  return {
    attach: (chosen: readonly File[]) => {
      for (const file of chosen) {
        const key = crypto.randomUUID();
        files.set(key, file);
        composer.send({ type: 'attach', key, name: file.name, size: file.size, file });
      }
    },
    detach: (key: string) => {
      files.delete(key);
      composer.send({ type: 'detach', key });
    },
    retry: (key: string) => {
      const file = files.get(key);
      if (file) composer.send({ type: 'retryUpload', key, file });
    },
  };
}
