import type { Validity } from '@jinshu/api';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../core/account/index.ts';
import { composeParametersOptions } from '../../mail/draft/index.ts';

/** Returns the lifetimes of links that the organization offers, and the one that it preselects. They are none until they are known. */
export function useValidities(): { offered: readonly Validity[]; preselected: Validity | undefined } {
  const { api, rights } = useAccount();
  const { data } = useQuery({ ...composeParametersOptions(api), enabled: rights.canSend });
  return { offered: data?.linkValidities ?? [], preselected: data?.linkValidity };
}
