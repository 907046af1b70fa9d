import { createContext, type ReactNode, use } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import type { FirstStrings, MoreStrings, UiStrings } from '../strings/UiStrings.ts';
import '../theme/reset.css.ts';
import { TooltipLayer } from '../tooltip/TooltipLayer.tsx';
import { toIntlLocale } from './locale.ts';

const StringsContext = createContext<UiStrings | null>(null);
const LocaleContext = createContext('zh-hans');

export interface UiProviderProps {
  /** The language of dates, numbers and React Aria's own announcements: a code of the package, or any tag of BCP 47 such as `ja` or `pt-BR`. */
  locale: string;
  /**
   * Strings of the components: `zhHans`, `zhTw` or `en` of `@jinshu/ui/strings`, or a custom set, which `extendStrings` makes of one of them. An app that loads screens on demand may
   * start with `zhHansFirst` of `@jinshu/ui/strings/first/zh-hans`, and assign the others to the same object before a component needs them.
   */
  strings: FirstStrings & Partial<MoreStrings>;
  /** Follows a link inside the app. Without it links load the page. */
  navigate?: ((path: string) => void) | undefined;
  children: ReactNode;
}

/**
 * Provides the components with language, strings, router and tooltips. Wrap the app in one.
 *
 * @example
 * <UiProvider locale="en" strings={en}><App /></UiProvider>
 */
export function UiProvider({ locale, strings, navigate, children }: UiProviderProps) {
  return (
    <LocaleContext value={locale}>
      <StringsContext value={strings as UiStrings}>
        <I18nProvider locale={toIntlLocale(locale)}>
          {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
          <TooltipLayer />
        </I18nProvider>
      </StringsContext>
    </LocaleContext>
  );
}

/**
 * Returns the strings of the components.
 * @throws {Error} outside a `UiProvider`, because a silent English fallback would go unnoticed.
 */
export function useStrings(): UiStrings {
  const strings = use(StringsContext);
  if (!strings) throw new Error('The part needs a UiProvider.');
  return strings;
}

/** The language given to the nearest `UiProvider`. */
export const useLocaleCode = (): string => use(LocaleContext);
