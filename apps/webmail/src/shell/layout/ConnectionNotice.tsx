import { Banner } from '@jinshu/ui/banner';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef } from 'xstate';
import { useAccount } from '../../core/account/index.ts';
import { layoutStrings } from '../../core/page/index.ts';

/** Delay before a lost connection is shown, in milliseconds. Short interruptions aren't reported. */
const patienceMs = 5000;

/** A thin line while live updates do not come. */
export function ConnectionNotice() {
  const { formatMessage } = useIntl();
  const { account } = useAccount();
  const push = account.getSnapshot().children.push as AnyActorRef | undefined;
  const isLost = useSelector(push, (snapshot) => snapshot?.hasTag?.('lost') ?? false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    isShown && (
      <Banner tone="warning" isAnnounced>
        {formatMessage(layoutStrings.connectionLost)}
      </Banner>
    )
  );
}
