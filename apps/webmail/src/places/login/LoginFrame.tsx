import { type LoginPage, languages, textIn } from '@jinshu/api';
import { useLanguage } from '@jinshu/app/language';
import { Link } from '@jinshu/ui/link';
import { LoginScreen as LoginLayout } from '@jinshu/ui/login-form';
import { Logo } from '@jinshu/ui/logo';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageNames, pickLanguage } from '../../core/language/index.ts';
import { helpPage, layoutStrings } from '../../core/page/index.ts';
import { loginStrings as s } from './login.strings.ts';

/** Everything around the card of a login: brand, motto, languages and help. */
export function LoginFrame({ page, children }: { page: LoginPage | undefined; children: ReactNode }) {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  const systemName = page && textIn(page.systemNames, language);
  return (
    <LoginLayout
      brand={page?.logo ? <img src={page.logo} alt={systemName} height={28} /> : <Logo label={systemName} />}
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
      {children}
    </LoginLayout>
  );
}
