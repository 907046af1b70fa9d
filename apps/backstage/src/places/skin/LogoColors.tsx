import { LogoColorField } from '@jinshu/ui/back-stage';
import { leadingColors } from '@jinshu/ui/derive-skin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { policiesOptions } from '../../core/policy/index.ts';
import { hueOf } from './hueOf.ts';
import { readPixels } from './readPixels.ts';
import { skinWorkshopStrings as s } from './skin-workshop.strings.ts';

export interface LogoColorsProps {
  /** The brand color. */
  value: string;
  onChange: (hex: string) => void;
}

/** Leading colors of the logo of the organization, or of a file that stays on the device, to take one as the brand color. */
export function LogoColors({ value, onChange }: LogoColorsProps) {
  const { formatMessage } = useIntl();
  const [file, setFile] = useState<File>();
  const { data: policies = [] } = useQuery(policiesOptions({ of: 'organisation' }));
  const logo = policies.find(({ name }) => name === 'welcome_logo')?.value;
  const source = file ?? (typeof logo === 'string' ? logo : '');
  const { data: colors, error } = useQuery({
    queryKey: ['logo-colors', typeof source === 'string' ? source : `${source.name} ${source.size} ${source.lastModified}`],
    queryFn: async () => leadingColors(await readPixels(source)),
    enabled: source !== '',
    retry: false,
  });
  const isUnreadable = error !== null && file !== undefined;
  return (
    <LogoColorField
      label={formatMessage(s.logoColors)}
      swatches={(colors ?? []).map((hex) => ({ id: hex, color: hex, name: formatMessage(s.logoColor, { hue: hueOf(hex), hex }) }))}
      value={colors?.find((hex) => hex === value.toUpperCase()) ?? null}
      onChange={onChange}
      chooseLabel={formatMessage(s.chooseLogo)}
      onSelect={setFile}
      note={formatMessage(colors?.length === 0 ? s.logoColorless : s.logoHelp)}
      errorMessage={isUnreadable ? formatMessage(s.logoUnreadable) : undefined}
    />
  );
}
