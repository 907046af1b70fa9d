import { formatSize } from '@jinshu/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { enterpriseDiskOptions } from './disk.queries.ts';
import { enterpriseDiskStrings as s } from './enterprise-disk.strings.ts';

/** Returns the enterprise disk and a line about its use, once it is loaded. */
export function useEnterpriseDisk(isOpen: boolean) {
  const { formatMessage, locale } = useIntl();
  const { data: disk } = useQuery({ ...enterpriseDiskOptions, enabled: isOpen });
  if (!disk) return {};
  const [used, total] = [formatSize(disk.usedBytes, locale), formatSize(disk.quotaBytes, locale)];
  return { disk, subtitle: formatMessage(disk.quotaBytes === 0 ? s.subtitleUnlimited : s.subtitle, { used, total }) };
}
