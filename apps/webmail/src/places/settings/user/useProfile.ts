import {
  changedFields,
  getProfile,
  type PendingProfile,
  type Profile,
  type ProfileAnswer,
  type ProfileChange,
  setProfile,
  uploadPortrait,
  withdrawProfile,
} from '@jinshu/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../core/account/index.ts';
import { sessionKeys } from '../../../core/cache/index.ts';
import { toasts } from '../../../core/toast/index.ts';
import { profileStrings as s } from './profile.strings.ts';

const queryKey = [...sessionKeys.all, 'profile'];

/** The user's profile with what waits for approval, and the ways to change it (SET-11 to SET-19). */
export function useProfile() {
  const { formatMessage } = useIntl();
  const { api, queryClient } = useAccount();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.call(getProfile, undefined, { signal }) });
  const keep = (pending: PendingProfile | undefined) =>
    queryClient.setQueryData<ProfileAnswer>(queryKey, (known) => known && { profile: known.profile, pending });
  const ask = async (body: ProfileChange) => {
    const { pending } = await api.call(setProfile, { body });
    keep(pending);
    if (pending) toasts.add({ message: formatMessage(s.sent) });
  };
  return {
    ...query,
    save: useMutation({ mutationFn: ({ profile, form }: { profile: Profile; form: ProfileChange }) => ask(changedFields(profile, form)) }),
    setPortrait: useMutation({
      /** Takes an image, or none to remove the photo. */
      mutationFn: async (image: Blob | undefined) => {
        const imageUrl = image ? (await api.call(uploadPortrait, { body: {}, file: image })).url : '';
        await ask({ imageUrl });
      },
    }),
    withdraw: useMutation({
      mutationFn: () => api.call(withdrawProfile),
      onSuccess: () => {
        keep(undefined);
        toasts.add({ message: formatMessage(s.withdrawn) });
      },
    }),
  };
}
