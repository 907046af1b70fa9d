import { languages, type OperationSession } from '@jinshu/api';
import { languageNames, useLanguage } from '@jinshu/app/language';
import { Link } from '@jinshu/ui/link';
import { LoginScreen } from '@jinshu/ui/login-form';
import { Logo } from '@jinshu/ui/logo';
import { useIntl } from 'react-intl';
import { LoginCard } from './LoginCard.tsx';
import { loginStrings as s } from './operation-login.strings.ts';

/** The login of the back stage. It shows at every address, and the page of that address after it (BAK-02). */
export function LoginPage({ onIn }: { onIn: (session: OperationSession) => void }) {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  return (
    <LoginScreen
      brand={<Logo />}
      motto={
        <>
          <p>{formatMessage(s.verseOne)}</p>
          <p>{formatMessage(s.verseTwo)}</p>
        </>
      }
      languages={languages.map((id) => ({ id, name: languageNames[id] }))}
      language={language}
      onLanguageChange={(id) => {
        const next = languages.find((known) => known === id);
        if (next) void choose(next);
      }}
      // The webmail is another app: its page loads.
      help={
        <Link tone="neutral" href="/" target="_top">
          {formatMessage(s.webmail)}
        </Link>
      }
    >
      <LoginCard onIn={onIn} />
    </LoginScreen>
  );
}
