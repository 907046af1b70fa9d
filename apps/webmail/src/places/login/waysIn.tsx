import type { LoginPage } from '@jinshu/api';
import { hasPasskeys } from '@jinshu/app/passkey';
import { Link } from '@jinshu/ui/link';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { loginStrings as s } from './login.strings.ts';

/** Links to what the server offers. */
export const waysIn = (
  { hasRegistration, hasRecovery, hasPasskeyLogin, socialProviders }: LoginPage,
  formatMessage: IntlShape['formatMessage'],
) => {
  const link = (step: string, words: MessageDescriptor, values?: Record<string, string>) => (
    <Link key={step} href={`/login#${step}`}>
      {formatMessage(words, values)}
    </Link>
  );
  return {
    recovery: hasRecovery && link('recover', s.forgot),
    links: [
      ...(hasPasskeyLogin && hasPasskeys() ? [link('passkey', s.passkey)] : []),
      ...socialProviders.map(({ id, name }) => link(`social-${id}`, s.social, { name })),
      ...(hasRegistration ? [link('register', s.register)] : []),
    ],
  };
};
