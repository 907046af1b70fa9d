import { addPictureSender, type Message, removePictureSender } from '@jinshu/api';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon-more';
import { Link } from '@jinshu/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { useReport } from '../../core/problem/index.ts';
import type { Pictures, ReadingPlace } from '../letter/index.ts';
import { pictureSendersOptions, remotePicturesOptions, senderCheckKeys, senderCheckOptions } from './sender-check.queries.ts';
import { senderCheckStrings as s } from './sender-check.strings.ts';

/** Content of a message, and the message in the folder that it belongs to. */
export type LetterInFolder = Pick<Message, 'folder' | 'uid' | 'text' | 'html' | 'isHtml' | 'attachments' | 'sender' | 'authentication'>;

export interface RemotePicturesProps {
  /** With `sid`, an attached message. Its sender hasn't been checked. */
  letter: LetterInFolder & { sid?: string | undefined; grant?: string | undefined };
  place: ReadingPlace;
  onPictures: (pictures: Pictures | undefined) => void;
}

/**
 * Asks before remote images are shown, for this message or for all messages of the sender, which can be undone. If the sender may be
 * forged, asks every time.
 */
export function RemotePictures({ letter, place, onPictures }: RemotePicturesProps) {
  const { formatMessage } = useIntl();
  const { api, queryClient, rights } = useAccount();
  const report = useReport();
  const [isAgreed, setAgreed] = useState(place.hasAgreed ?? false);
  const { data: senders = [] } = useQuery(pictureSendersOptions(api));
  const { data: authentication } = useQuery(senderCheckOptions(api, letter));
  const address = letter.sender.address.toLowerCase();
  const isSure =
    letter.sid === undefined && authentication?.state !== 'checking' && (authentication?.warning ?? null) === null && address !== '';
  const isAlways = isSure && senders.includes(address);
  const { data: pictures, error } = useQuery({ ...remotePicturesOptions(api, letter), enabled: isAgreed || isAlways });

  useEffect(() => onPictures(isAgreed || isAlways ? pictures : undefined), [pictures, isAgreed, isAlways, onPictures]);
  useEffect(() => {
    if (error) report(error);
  }, [error, report]);

  const agree = (hasAgreed: boolean) => {
    place.hasAgreed = hasAgreed;
    setAgreed(hasAgreed);
  };
  const remember = (isRemembered: boolean) => {
    const keep = (list: readonly string[] = []) => [...(isRemembered ? [address] : []), ...list.filter((one) => one !== address)];
    const change = isRemembered ? addPictureSender : removePictureSender;
    queryClient.setQueryData<string[]>(senderCheckKeys.pictureSenders, keep);
    agree(isRemembered);
    api
      .call(change, { body: { address } })
      .catch(report)
      .finally(() => queryClient.invalidateQueries({ queryKey: senderCheckKeys.pictureSenders }));
  };

  if (isAgreed && !isAlways) return null;
  return (
    <Banner
      icon={<Icon name="image" size={20} />}
      isAnnounced={!isAlways}
      actions={
        isAlways ? (
          <>
            {rights.canChange && (
              <Button size="small" variant="quiet" onPress={() => remember(false)}>
                {formatMessage(s.askAgain)}
              </Button>
            )}
            <Link href="/setting/param">{formatMessage(s.allSenders)}</Link>
          </>
        ) : (
          <>
            <Button size="small" onPress={() => agree(true)}>
              {formatMessage(s.show)}
            </Button>
            {isSure && rights.canChange && (
              <Button size="small" variant="quiet" onPress={() => remember(true)}>
                {formatMessage(s.always, { address })}
              </Button>
            )}
          </>
        )
      }
    >
      {formatMessage(isAlways ? s.isAlways : s.blocked, { address })}
    </Banner>
  );
}
