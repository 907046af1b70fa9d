import { Problem, type SocialProviderId } from '@jinshu/api';
import { SocialDialog, SocialSection } from '@jinshu/ui/two-factor';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClock } from '../../../core/account/index.ts';
import { describeProblem } from '../../../core/problem/index.ts';
import { profileStrings as s } from './profile.strings.ts';
import { useSocialAccounts } from './useSocialAccounts.ts';

/** Accounts of providers to log in through, which are linked and unlinked here (LGN-35, LGN-36). */
export function SocialAccounts() {
  const intl = useIntl();
  const clock = useClock();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { accounts, begin, bind, unbind } = useSocialAccounts();
  const [chosen, choose] = useState<SocialProviderId>();
  const isBound = useRef(false);
  // The provider has sent the browser back, through the login. Its answer counts once.
  useEffect(() => {
    if (isBound.current || !search.includes('state=')) return;
    isBound.current = true;
    bind.mutate(search.slice(1));
    void navigate(pathname, { replace: true });
  }, [bind, navigate, pathname, search]);
  if (accounts.length === 0) return null;
  const provider = accounts.find(({ id }) => id === chosen);
  const failure = bind.error ?? unbind.error;
  const text = begin.error ? describeProblem(intl, begin.error) : undefined;
  const isPasswordWrong = begin.error instanceof Problem && begin.error.code === 'password-wrong';
  return (
    <>
      <SocialSection
        providers={accounts.map(({ id, name, isBound: isLinked, account, boundAt }) => ({
          id,
          name,
          isBound: isLinked,
          detail: isLinked
            ? intl.formatMessage(s.linked, { account, at: intl.formatDate(boundAt, { dateStyle: 'medium', ...clock }) })
            : '',
        }))}
        onBind={(id) => {
          begin.reset();
          choose(id as SocialProviderId);
        }}
        onUnbind={(id) => unbind.mutate(id as SocialProviderId)}
        isPending={bind.isPending || unbind.isPending}
        errorMessage={failure ? describeProblem(intl, failure) : undefined}
      />
      {provider && (
        <SocialDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || choose(undefined)}
          provider={provider.name}
          onSubmit={(password) => begin.mutate({ provider: provider.id, password })}
          isPending={begin.isPending || begin.isSuccess}
          errorMessage={isPasswordWrong ? undefined : text}
          passwordError={isPasswordWrong ? text : undefined}
        />
      )}
    </>
  );
}
