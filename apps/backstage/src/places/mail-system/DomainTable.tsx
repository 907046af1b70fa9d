import { TableBar, TableList } from '@jinshu/ui/back-stage';
import { Button } from '@jinshu/ui/button';
import { useIntl } from 'react-intl';
import { useMay } from '../../core/session/index.ts';
import { DomainDialogs } from './DomainDialogs.tsx';
import { domainStrings as s } from './mail-domain.strings.ts';
import { mailSystemStrings } from './mail-system.strings.ts';
import { useDomainActions, useDomainColumns } from './useDomainColumns.tsx';
import { useDomains } from './useDomains.tsx';

/** Table of the domains (BAK-20). */
export function DomainTable() {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  const { domains, asked, ask, act, list } = useDomains();
  const columns = useDomainColumns();
  const rowActions = useDomainActions();
  return (
    <>
      {mayGovern && (
        <TableBar>
          <Button tone="accent" onPress={() => ask({ about: 'add' })}>
            {formatMessage(s.add)}
          </Button>
        </TableBar>
      )}
      <TableList {...list} label={formatMessage(mailSystemStrings.domains)} columns={columns} rowActions={rowActions} onAction={act} />
      {asked && <DomainDialogs asked={asked} domains={domains} onClose={() => ask(undefined)} />}
    </>
  );
}
