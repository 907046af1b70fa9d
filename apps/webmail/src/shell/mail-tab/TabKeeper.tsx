import { useSelector } from '@xstate/react';
import { Suspense, useSyncExternalStore } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { lazyPart } from '../../core/language/index.ts';
import { lateParts } from '../../core/page/index.ts';

const TabHistory = lazyPart(async () => (await import('./TabHistory.tsx')).TabHistory);
const ClosingQuestion = lazyPart(async () => (await import('./ClosingQuestion.tsx')).ClosingQuestion);

export interface TabKeeperProps {
  folder: string;
  /** Whether the folders are loaded. */
  hasFolders: boolean;
}

/** Keeps the tabs in the address, and asks before one closes that takes something with it. */
export function TabKeeper({ folder, hasFolders }: TabKeeperProps) {
  const { account } = useAccount();
  const question = useSelector(account, ({ context }) => context.questions[0]);
  const mayCome = useSyncExternalStore(lateParts.subscribe, lateParts.mayCome);
  return (
    <>
      {/* It waits for the folders and for the list, which it must not hold up. */}
      {hasFolders && mayCome && (
        <Suspense>
          <TabHistory folder={folder} />
        </Suspense>
      )}
      {question && (
        <Suspense>
          <ClosingQuestion
            question={question}
            onConfirm={() => account.send({ type: 'confirm' })}
            onCancel={() => account.send({ type: 'cancel' })}
          />
        </Suspense>
      )}
    </>
  );
}
