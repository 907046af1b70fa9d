import { holderOf, isMailFile, type MessageRef } from '@jinshu/api';
import { AttachmentPreview } from '@jinshu/ui/attachment-preview';
import { EmptyState } from '@jinshu/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../core/api/index.ts';
import { attachedMessageOptions, messageOptions, reviewMailOptions } from '../../core/cache/index.ts';
import { readHandedOver } from './openPreview.ts';
import { previewStrings as s } from './preview.strings.ts';
import { type FileToPreview, type MailPlace, type PreviewPlace, previewAddress, readPreviewAddress } from './previewAddress.ts';
import { downloadHref } from './previewCalls.ts';
import { usePreview } from './usePreview.ts';

/** Attachment of a message on a separate page (VIE-03, VIE-04, VIE-07). */
export function PreviewScreen() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const place = readPreviewAddress(query);
  if (place && 'reviewId' in place.mail) return <ReviewPreview place={place} reviewId={place.mail.reviewId} />;
  return place ? (
    <MailPreview place={{ ...place, mail: place.mail as MessageRef }} />
  ) : (
    <EmptyState drawing="lost" title={formatMessage(s.noFile)} isAnnounced />
  );
}

function MailPreview({ place }: { place: MailPlace }) {
  const { mail, file } = place;
  // Only for the files beside this one, which is shown without it.
  const [handed] = useState(() => readHandedOver(mail));
  const grant = handed?.grant;
  const holder = holderOf(file.sid);
  const { data: message } = useQuery({ ...messageOptions(api, mail), enabled: !handed && holder === undefined });
  const { data: attached } = useQuery({
    ...attachedMessageOptions(api, { ...mail, sid: holder ?? '', grant }),
    enabled: !handed && holder !== undefined,
  });
  const all = handed?.files ?? (holder === undefined ? message : attached)?.attachments ?? [];
  return <Preview place={place} listed={all.filter((one) => !one.isInline && !isMailFile(one))} grant={grant} home="/mailbox" />;
}

/** Attachment of a message under review (VIE-04). */
function ReviewPreview({ place, reviewId }: { place: PreviewPlace; reviewId: number }) {
  const { data } = useQuery(reviewMailOptions(api, reviewId));
  return <Preview place={place} listed={data?.attachments.filter(({ isInline }) => !isInline) ?? []} home="/mailbox/review" />;
}

interface PreviewProps {
  place: PreviewPlace;
  /** All files of the mail, as far as known. */
  listed: readonly FileToPreview[];
  grant?: string | undefined;
  /** Path to open if the window can't close. */
  home: string;
}

function Preview({ place, listed, grant, home }: PreviewProps) {
  const { mail, file, subject } = place;
  const navigate = useNavigate();
  const files = listed.some(({ sid }) => sid === file.sid) ? listed : [file];
  const content = usePreview({ mail, file, grant });

  useEffect(() => {
    const before = document.title;
    document.title = file.name;
    return () => {
      document.title = before;
    };
  }, [file.name]);

  const close = () => {
    // The browser closes only windows that the app opened. If the user typed the address, show the message instead.
    window.close();
    void navigate(home, { replace: true });
  };
  return (
    <AttachmentPreview
      files={files.map(({ sid, name, size }) => ({ id: sid, name, size }))}
      currentId={file.sid}
      subject={subject}
      content={content}
      downloadHref={({ id }) => downloadHref(api, { mail, sid: id, grant })}
      onCurrentChange={(id) => {
        const next = files.find(({ sid }) => sid === id);
        if (next) void navigate(previewAddress({ ...place, file: next }), { replace: true });
      }}
      onClose={close}
    />
  );
}
