import { createContext, type ReactNode, use, useEffect } from 'react';

type Report = (isUnsaved: boolean) => void;

const Unsaved = createContext<Report | undefined>(undefined);

export interface UnsavedSettingsProps {
  /** Called when a `SettingsPage` inside has unsaved changes, and when it has none anymore. */
  onChange: Report;
  children: ReactNode;
}

/** Reports unsaved changes of the pages inside, so that the app can ask before the user leaves. */
export function UnsavedSettings({ onChange, children }: UnsavedSettingsProps) {
  return <Unsaved value={onChange}>{children}</Unsaved>;
}

/** Reports whether the page has unsaved changes. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const report = use(Unsaved);
  useEffect(() => {
    if (!isUnsaved || !report) return;
    report(true);
    return () => report(false);
  }, [isUnsaved, report]);
}
