import { BarLink } from '@jinshu/ui/app-shell';
import { Icon } from '@jinshu/ui/icon-more';
import { useIntl } from 'react-intl';
import { layoutStrings as s } from '../../core/page/index.ts';
import { useBackStage } from './useBackStage.ts';

/** The way of an administrator to the administration (LAY-18). */
export function BackStageLink() {
  const { formatMessage } = useIntl();
  const href = useBackStage();
  return (
    href !== null && <BarLink label={formatMessage(s.backStage)} icon={<Icon name="briefcase" size={20} />} href={href} target="_blank" />
  );
}
