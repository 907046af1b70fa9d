import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { attachmentStrings as s, storedAttachmentsOptions } from '../../mail/attachment/index.ts';
import { PickerPlace, type PlaceProps } from './PickerPlace.tsx';

/** Attachments that are stored on the server, as a place of the attachment picker. */
export function StoredFiles(props: PlaceProps) {
  const { api } = useAccount();
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, isPending, error } = useQuery(storedAttachmentsOptions(api, page));
  const entries = (data?.results ?? []).map(({ id, name, size, createdAt }) => ({ id, name, size, isFolder: false, changedAt: createdAt }));
  const listing = { entries, count: data?.count ?? 0, path: [], isLoading: isPending, error };
  return <PickerPlace {...props} label={formatMessage(s.stored)} listing={listing} page={page} onPage={setPage} />;
}
