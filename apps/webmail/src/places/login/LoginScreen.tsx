import { getLoginPage, languages } from '@jinshu/api';
import { Link } from '@jinshu/ui/link';
import { LoginScreen as LoginLayout } from '@jinshu/ui/login-form';
import { Logo } from '@jinshu/ui/logo';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/api.ts';
import { useLanguage } from '../../core/language/LanguageProvider.tsx';
import { languageNames } from '../../core/language/language.ts';
import { pickLanguage } from '../../core/language/pickedLanguage.ts';
import { helpPage } from '../../core/page/helpPage.ts';
import { layoutStrings } from '../../core/page/layout.strings.ts';
import { Login } from './Login.tsx';
import { loginStrings as s } from './login.strings.ts';

export interface LoginScreenProps {
  /** Fetches the first screen while the user types the password. If that fails, it is loaded when it is needed. */
  preload: () => Promise<unknown>;
}

/** Login page (area LGN). */
export function LoginScreen({ preload }: LoginScreenProps) {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  const query = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) => api.call(getLoginPage, undefined, { signal }),
    gcTime: 0,
  });
  const { data: page } = query;
  useEffect(() => {
    if (page) void preload().catch(() => undefined);
  }, [page, preload]);
  return (
    <LoginLayout
      brand={<Logo label={page?.systemName} />}
      motto={
        <>
          <p>{intl.formatMessage(s.verseOne)}</p>
          <p>{intl.formatMessage(s.verseTwo)}</p>
        </>
      }
      languages={languages.map((id) => ({ id, name: languageNames[id] }))}
      language={language}
      onLanguageChange={(id) => {
        const next = languages.find((known) => known === id);
        if (!next) return;
        pickLanguage(next);
        void choose(next);
      }}
      help={
        <Link tone="neutral" href={helpPage(language)} target="_blank">
          {intl.formatMessage(layoutStrings.help)}
        </Link>
      }
    >
      <Login query={query} />
    </LoginLayout>
  );
}
