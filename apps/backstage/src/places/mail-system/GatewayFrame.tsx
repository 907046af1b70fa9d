import { DetailForm } from '@jinshu/ui/back-stage';
import { SettingsSection } from '@jinshu/ui/settings-form';
import type { ReactNode } from 'react';
import { LeaveQuestion } from '../../core/form/index.ts';

export interface GatewayFrameProps {
  title: string;
  form: { save: () => void; reset: () => void; changeCount: number; isPending: boolean; errorMessage: string | undefined };
  isReadOnly: boolean;
  /** Section that tries the saved gateway. */
  test?: ReactNode;
  children: ReactNode;
}

/** Form of a gateway with its save bar, above its test. */
export const GatewayFrame = ({ title, form, isReadOnly, test, children }: GatewayFrameProps) => (
  <>
    <DetailForm
      label={title}
      onSave={isReadOnly ? undefined : form.save}
      onReset={form.reset}
      changeCount={form.changeCount}
      isPending={form.isPending}
      errorMessage={form.errorMessage}
    >
      <SettingsSection title={title}>{children}</SettingsSection>
      {!isReadOnly && test}
    </DetailForm>
    <LeaveQuestion isUnsaved={form.changeCount > 0} />
  </>
);
