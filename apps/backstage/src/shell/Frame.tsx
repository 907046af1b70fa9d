import { isAllowedBy } from '@jinshu/api';
import { BackStageFrame } from '@jinshu/ui/back-stage';
import { Logo } from '@jinshu/ui/logo';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSession } from '../core/session/index.ts';
import { FrameSearch } from './FrameSearch.tsx';
import { FrameTools } from './FrameTools.tsx';
import { groupStrings, frameStrings as s, sectionStrings } from './frame.strings.ts';
import { addressOf, groups, sections } from './sections.ts';

/** The frame with the sections that the role covers (BAK-05). */
export function Frame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { role } = useSession().session;
  return (
    <BackStageFrame
      brand={<Logo />}
      name={formatMessage(s.name)}
      openLabel={formatMessage(s.openMenu)}
      back={{ label: formatMessage(s.webmail), href: '/' }}
      currentId={sections.find(({ id }) => pathname === addressOf(id) || pathname.startsWith(`${addressOf(id)}/`))?.id}
      groups={groups.map((group) => ({
        id: group.id,
        title: formatMessage(groupStrings[group.id]),
        sections: group.sections
          .filter(({ needs }) => isAllowedBy(role, needs))
          .map(({ id, icon }) => ({ id, icon, label: formatMessage(sectionStrings[id]), href: addressOf(id) })),
      }))}
      search={<FrameSearch />}
      tools={<FrameTools />}
    >
      {children}
    </BackStageFrame>
  );
}
