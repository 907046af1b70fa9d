import { type ReactNode, useState } from 'react';
import { useStrings } from '../../foundation/provider/index.ts';
import { AlertDialog } from '../../parts/alert-dialog/index.ts';
import { Banner } from '../../parts/banner/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './SettingsForm.css.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** Props of {@link CancelAccountPage}. */
export interface CancelAccountPageProps {
  /** A request waits for its answer. */
  isRequested: boolean;
  /** Called to request closing the account, after the user confirmed. */
  onRequest: () => void;
  /** Called to withdraw the request. Without it, a request can't be withdrawn. */
  onWithdraw?: (() => void) | undefined;
  /** Reason why the last request was refused. */
  refusal?: string | undefined;
  isPending?: boolean | undefined;
  errorMessage?: string | undefined;
  /** Data that the user will lose. */
  children?: ReactNode;
}

/** Page to request closing the account. */
export function CancelAccountPage(props: CancelAccountPageProps) {
  const { isRequested, onRequest, onWithdraw, refusal, isPending = false, errorMessage, children } = props;
  const words = useStrings().cancelAccountPage;
  const [asks, setAsks] = useState(false);
  return (
    <SettingsPage title={words.title} description={words.consequence}>
      <div className={styles.stack}>
        {children}
        {!isRequested && refusal !== undefined && <Banner tone="warning">{words.refused(refusal)}</Banner>}
        {isRequested ? (
          <Banner
            tone="info"
            actions={
              onWithdraw && (
                <Button isPending={isPending} onPress={onWithdraw}>
                  {words.withdraw}
                </Button>
              )
            }
          >
            {words.requested}
          </Banner>
        ) : (
          <div>
            <Button tone="danger" isPending={isPending} onPress={() => setAsks(true)}>
              {words.request}
            </Button>
          </div>
        )}
        <div role="alert" className={styles.note} data-tone="danger">
          {errorMessage}
        </div>
      </div>
      {asks && (
        <AlertDialog
          isOpen
          tone="danger"
          title={words.question}
          confirmLabel={words.request}
          onOpenChange={setAsks}
          onConfirm={() => {
            setAsks(false);
            onRequest();
          }}
        >
          {words.consequence}
        </AlertDialog>
      )}
    </SettingsPage>
  );
}
