import type { Language } from '@jinshu/api';
import { toIntlLocale, UiProvider } from '@jinshu/ui/provider';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type LoadedLanguage, type LoadLanguage, storeLanguage } from './languages.ts';

interface LanguageChoice {
  language: Language;
  /** Switches the interface without a new login (I18-03). */
  choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** The language in use and the way to another. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider around it.');
  return choice;
}

const failOnMissing = (error: Error) => {
  throw error;
};

export interface LanguageProviderProps {
  initial: LoadedLanguage;
  /** Loads a language that the user switches to. */
  load: LoadLanguage;
  children: ReactNode;
}

/** Provides the strings of the app and the components. */
export function LanguageProvider({ initial, load, children }: LanguageProviderProps) {
  const [{ language, messages, uiStrings }, setLoaded] = useState(initial);
  const asked = useRef(language);
  const choose = useCallback(
    async (next: Language) => {
      if (next !== asked.current) {
        const before = asked.current;
        asked.current = next;
        const loaded = await load(next).catch((error: unknown) => {
          asked.current = before;
          throw error;
        });
        // Another one may have been chosen meanwhile.
        if (asked.current !== next) return;
        setLoaded(loaded);
      }
      storeLanguage(next);
    },
    [load],
  );
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  const locale = toIntlLocale(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : locale;
  }, [language, locale]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={locale} messages={messages} onError={failOnMissing}>
        <UiProvider locale={language} strings={uiStrings} navigate={useNavigate()}>
          {children}
        </UiProvider>
      </IntlProvider>
    </LanguageContext>
  );
}
