import { ComposeOptions } from '@jinshu/ui/compose-options';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { describeProblem } from '../../core/problem/index.ts';
import { UndoableLife } from '../../mail/delivery/index.ts';
import { composeParametersOptions, fieldInFault } from '../../mail/draft/index.ts';
import { isOption, type Writing } from './useWriting.ts';

export interface LetterOptionsProps {
  writing: Writing;
  /** Whether the options are still to be rendered. */
  isComing: boolean;
}

/** Options below the message. After sending, they are replaced by the progress line, because they can't be changed any more. */
export function LetterOptions({ writing: { snapshot, change, options }, isComing }: LetterOptionsProps) {
  const intl = useIntl();
  const { api, status: settings } = useAccount();
  const { data: parameters } = useQuery(composeParametersOptions(api));
  if (snapshot.hasTag('undoable'))
    return (
      <Suspense>
        <UndoableLife />
      </Suspense>
    );
  if (isComing) return null;
  const { draft, problem } = snapshot.context;
  const fault = fieldInFault(problem, draft);
  return (
    <ComposeOptions
      ref={options}
      value={draft}
      onChange={change}
      hasSms={parameters?.canNotifyBySms}
      isSecurityMode={draft.isSecure}
      hourCycle={settings.uses12Hours ? 12 : 24}
      errors={fault && isOption(fault) ? { [fault]: describeProblem(intl, problem) } : undefined}
    />
  );
}
