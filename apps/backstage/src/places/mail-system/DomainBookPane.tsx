import type { OperationDomain } from '@jinshu/api';
import { ScreenFailure } from '@jinshu/app/problem';
import { DetailForm } from '@jinshu/ui/back-stage';
import { Checkbox } from '@jinshu/ui/checkbox';
import { CheckboxGroup } from '@jinshu/ui/checkbox-group';
import { Select, SelectItem } from '@jinshu/ui/select';
import { SettingsRow, SettingsSection } from '@jinshu/ui/settings-form';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LeaveQuestion } from '../../core/form/index.ts';
import { useMay } from '../../core/session/index.ts';
import { domainsOptions } from './domain.queries.ts';
import { domainBookStrings as s } from './domain-book.strings.ts';
import { useDomainBook } from './useDomainBook.ts';

const byName = '';

function DomainBookForm({ domain, domains }: { domain: OperationDomain; domains: readonly OperationDomain[] }) {
  const { formatMessage } = useIntl();
  const isReadOnly = !useMay('govern');
  const { name } = domain;
  const { values, setSeenBy, setFirst, reset, changeCount, isPending, errorMessage, save } = useDomainBook(domain);
  const others = domains.filter((one) => one.name !== name && one.aliasOf === null);
  const seen = others.filter(({ seenBy }) => seenBy.includes(name));
  return (
    <>
      <DetailForm
        label={formatMessage(s.title)}
        onSave={isReadOnly ? undefined : save}
        onReset={reset}
        changeCount={changeCount}
        isPending={isPending}
        errorMessage={errorMessage}
      >
        <SettingsSection title={formatMessage(s.people, { name })}>
          <SettingsRow label={formatMessage(s.seenBy)} help={formatMessage(others.length === 0 ? s.noOther : s.seenByHelp, { name })}>
            <CheckboxGroup
              label={formatMessage(s.seenBy)}
              isLabelHidden
              isReadOnly={isReadOnly}
              value={[...values.seenBy]}
              onChange={setSeenBy}
            >
              {others.map((one) => (
                <Checkbox key={one.name} value={one.name}>
                  {one.name}
                </Checkbox>
              ))}
            </CheckboxGroup>
          </SettingsRow>
        </SettingsSection>
        <SettingsSection title={formatMessage(s.books, { name })}>
          <SettingsRow label={formatMessage(s.first)} help={formatMessage(s.firstHelp)}>
            <Select
              label={formatMessage(s.first)}
              isLabelHidden
              isDisabled={isReadOnly}
              value={seen.some((one) => one.name === values.firstShared) ? (values.firstShared ?? byName) : byName}
              onChange={(key) => setFirst(key === byName ? null : String(key))}
            >
              {[
                <SelectItem key={byName} id={byName}>
                  {formatMessage(s.byName)}
                </SelectItem>,
                ...seen.map((one) => (
                  <SelectItem key={one.name} id={one.name}>
                    {one.name}
                  </SelectItem>
                )),
              ]}
            </Select>
          </SettingsRow>
        </SettingsSection>
      </DetailForm>
      <LeaveQuestion isUnsaved={changeCount > 0} />
    </>
  );
}

/** The other domains that see the people of a domain, and the one that its own people see first (BAK-59). */
export function DomainBookPane({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const { data: domains, error, refetch } = useQuery(domainsOptions);
  if (!domains) return error && <ScreenFailure error={error} onRetry={() => void refetch()} />;
  const domain = domains.find((one) => one.name === name);
  if (!domain) return null;
  if (domain.aliasOf !== null) return <p>{formatMessage(s.alias)}</p>;
  return <DomainBookForm domain={domain} domains={domains} />;
}
