import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';

type Report = (isUnsaved: boolean) => void;

const Unsaved = createContext<Report | undefined>(undefined);

export interface UnsavedSettingsProps {
  /** Called when a form inside has unsaved changes, and when none has any anymore. */
  onChange: Report;
  children: ReactNode;
}

/** Reports unsaved changes of the pages inside, so that the app can ask before the user leaves. */
export function UnsavedSettings({ onChange, children }: UnsavedSettingsProps) {
  // A page can have several forms.
  const count = useRef(0);
  const report = useCallback(
    (isUnsaved: boolean) => {
      count.current += isUnsaved ? 1 : -1;
      onChange(count.current > 0);
    },
    [onChange],
  );
  return <Unsaved value={report}>{children}</Unsaved>;
}

/** Reports whether a form has unsaved changes. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const report = use(Unsaved);
  useEffect(() => {
    if (!isUnsaved || !report) return;
    report(true);
    return () => report(false);
  }, [isUnsaved, report]);
}
