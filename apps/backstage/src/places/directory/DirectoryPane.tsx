import { type DirectorySetUp, testDirectory } from '@jinshu/api';
import { DetailForm } from '@jinshu/ui/back-stage';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { DirectoryFacts } from './DirectoryFacts.tsx';
import { directoryFaultStrings, directoryStrings as s } from './directory.strings.ts';
import { HowToSetUp } from './HowToSetUp.tsx';
import { RunList } from './RunList.tsx';
import { SettingsNote } from './SettingsNote.tsx';
import { SyncSection } from './SyncSection.tsx';

const example = `JINSHU_LDAP_URL=ldap://ldap.example.com
JINSHU_LDAP_BASE=ou=people,dc=example,dc=com
JINSHU_LDAP_BIND_DN=cn=mail,dc=example,dc=com
JINSHU_LDAP_BIND_PASSWORD=…
JINSHU_LDAP_FILTER=(objectClass=inetOrgPerson)
JINSHU_LDAP_ATTRIBUTES=key=entryUUID,mail=mail,name=cn
JINSHU_LDAP_SYNC_HOURS=1`;

/** The directory (LGN-47): what is set up, its test, and its synchronization. */
export function DirectoryPane({ directory, runs }: Pick<DirectorySetUp, 'directory' | 'runs'>) {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  if (!directory) return <HowToSetUp label={formatMessage(s.directory)} message={formatMessage(s.missing)} example={example} />;
  return (
    <DetailForm label={formatMessage(s.directory)}>
      <SettingsNote names="JINSHU_LDAP_…" />
      <SettingsSection title={formatMessage(s.settings)}>
        <DirectoryFacts directory={directory} />
      </SettingsSection>
      {mayGovern && (
        <ConnectionTest
          help={formatMessage(s.testHelp)}
          run={async () => {
            const { fault, said, example: found } = await api.call(testDirectory);
            if (fault) return { isGood: false, said, words: [formatMessage(directoryFaultStrings[fault])] };
            const { realname: name = '', address = '' } = found ?? {};
            return { isGood: true, said, words: [formatMessage(s.works, { name, address })] };
          }}
        />
      )}
      {mayGovern && <SyncSection />}
      <SettingsSection title={formatMessage(s.runs)}>
        <RunList runs={runs} />
      </SettingsSection>
    </DetailForm>
  );
}
