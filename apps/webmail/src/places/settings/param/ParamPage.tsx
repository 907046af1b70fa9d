import { Panel } from '@jinshu/ui/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/index.ts';
import { ScreenFailure } from '../../../core/problem/index.ts';
import { parametersOptions } from '../../../core/session/index.ts';
import { ParamForm } from './ParamForm.tsx';

/** All parameters of the user (SET-46 to SET-48, SET-118), and the senders whose remote images are always shown (RED-48). */
export function ParamPage() {
  const { api } = useAccount();
  const { data: saved, error, refetch } = useQuery(parametersOptions(api));
  if (error) return <ScreenFailure error={error} onRetry={() => void refetch()} />;
  return <Panel>{saved && <ParamForm saved={saved} />}</Panel>;
}
