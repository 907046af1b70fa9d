import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';

/**
 * Turns round what stands inside, for a script that runs from right to left: menus and calendars open, and arrow keys and drags go, the
 * other way. Put it into the `UiProvider` of a page whose root has `dir="rtl"`, which turns round the layout.
 */
export function RightToLeft({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  // React Aria tells the direction by the script of the language alone; dates and words stay those of the language.
  return <I18nProvider locale={new Intl.Locale(locale, { script: 'Arab' }).toString()}>{children}</I18nProvider>;
}
