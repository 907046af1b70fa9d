import { type DirectorySetUp, testSignOn } from '@jinshu/api';
import { DetailForm, Facts } from '@jinshu/ui/back-stage';
import { SettingsSection } from '@jinshu/ui/settings-form';
import { useIntl } from 'react-intl';
import { api } from '../../core/api/index.ts';
import { roleNameStrings, useMay } from '../../core/session/index.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { directoryStrings as s, signOnFaultStrings } from './directory.strings.ts';
import { HowToSetUp } from './HowToSetUp.tsx';
import { SettingsNote } from './SettingsNote.tsx';

const example = `JINSHU_OIDC_ISSUER=https://login.example.com
JINSHU_OIDC_CLIENT_ID=jinshu
JINSHU_OIDC_CLIENT_SECRET=…
JINSHU_OIDC_SIGN_ON=1
JINSHU_OIDC_ROLES=mail-admins=super,mail-audit=auditor`;

function SignOnFacts({ signOn }: { signOn: NonNullable<DirectorySetUp['signOn']> }) {
  const { formatMessage } = useIntl();
  const { issuer, clientId, providerName, isSignOn, isLoginOn, roles, redirectUri, logoutUri } = signOn;
  const groups = roles.map(({ group, role }) => (
    <div key={group}>{formatMessage(s.role, { group, role: formatMessage(roleNameStrings[role]) })}</div>
  ));
  return (
    <Facts
      facts={[
        { label: formatMessage(s.issuer), value: <bdi>{issuer}</bdi> },
        { label: formatMessage(s.clientId), value: <bdi>{clientId}</bdi> },
        { label: formatMessage(s.providerName), value: <bdi>{providerName}</bdi> },
        { label: formatMessage(s.kind), value: formatMessage(isSignOn ? s.isSignOn : s.isSocial) },
        { label: formatMessage(s.offered), value: formatMessage(isLoginOn ? s.on : s.off) },
        { label: formatMessage(s.roles), value: groups.length === 0 ? formatMessage(s.noRoles) : groups },
        { label: formatMessage(s.redirectUri), value: <bdi>{redirectUri}</bdi> },
        ...(isSignOn ? [{ label: formatMessage(s.logoutUri), value: <bdi>{logoutUri}</bdi> }] : []),
      ]}
    />
  );
}

/** The organization's sign-on (LGN-34): what is set up, and its test. */
export function SignOnPane({ signOn }: Pick<DirectorySetUp, 'signOn'>) {
  const { formatMessage } = useIntl();
  const mayGovern = useMay('govern');
  if (!signOn) return <HowToSetUp label={formatMessage(s.signOn)} message={formatMessage(s.signOnMissing)} example={example} />;
  return (
    <DetailForm label={formatMessage(s.signOn)}>
      <SettingsNote names="JINSHU_OIDC_…" />
      <SettingsSection title={formatMessage(s.settings)}>
        <SignOnFacts signOn={signOn} />
      </SettingsSection>
      {mayGovern && (
        <ConnectionTest
          help={formatMessage(s.signOnTestHelp)}
          run={async () => {
            const { fault, said, loginAddress: address, hasLogout, hasBackChannel } = await api.call(testSignOn);
            if (fault) return { isGood: false, said, words: [formatMessage(signOnFaultStrings[fault])] };
            const lacks = signOn.isSignOn ? [!hasLogout && s.noLogout, !hasBackChannel && s.noBackChannel] : [];
            const words = [formatMessage(s.signOnWorks, { address }), ...lacks.flatMap((lack) => (lack ? formatMessage(lack) : []))];
            return { isGood: true, said, words };
          }}
        />
      )}
    </DetailForm>
  );
}
