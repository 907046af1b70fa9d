import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../core/account/index.ts';
import { EmptyFolder, folderStrings } from '../../mail/folder/index.ts';
import { messageActionStrings as s } from '../../mail/message/index.ts';

/** Banner above Trash or Spam: explains what happens to the messages and empties the folder (FLD-14, LST-59). */
export function PlaceBar({ folder }: { folder: 'Trash' | 'Spam' }) {
  const { formatMessage } = useIntl();
  const { info } = useAccount();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        icon="delete"
        actions={
          !info.hidesDelete && (
            <Button size="small" onPress={() => setAsking(true)}>
              {formatMessage(folderStrings.empty)}
            </Button>
          )
        }
      >
        {formatMessage(folder === 'Trash' ? s.inTrash : s.inSpam)}
      </Banner>
      {isAsking && <EmptyFolder folder={{ rawName: folder, name: folder, isDefault: true }} onDone={() => setAsking(false)} />}
    </>
  );
}
