import { Link } from 'react-aria-components';
import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import { visuallyHidden } from '../../foundation/styles/visuallyHidden.css.ts';
import { TabList, TabPanel, Tabs } from '../../parts/tabs/index.ts';
import * as styles from './HomeCards.css.ts';

/** Link of the organization. */
export interface HomeLink {
  title: string;
  about?: string | undefined;
  href: string;
  /** Image address. */
  icon?: string | undefined;
}

/** Links in one tab. */
export interface HomeLinkGroup {
  id: string;
  title: string;
  links: readonly HomeLink[];
}

/** The links of the organization, in tabs. */
export function LinksCard({ groups }: { groups: readonly HomeLinkGroup[] }) {
  const words = useStrings().homeCards;
  if (groups.length === 0) return null;
  return (
    <div className={styles.links}>
      <Tabs>
        <TabList label={words.links} tabs={groups.map(({ id, title }) => ({ id, title }))} />
        {groups.map(({ id, links }) => (
          <TabPanel key={id} id={id} padding="none">
            <ul className={styles.linkList}>
              {links.map((link) => (
                <li key={`${link.title} ${link.href}`}>
                  <OneLink {...link} />
                </li>
              ))}
            </ul>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function OneLink({ title, about, href, icon }: HomeLink) {
  const { link } = useStrings();
  return (
    <Link className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.linkIcon}>
        {icon === undefined || icon === '' ? <Icon name="link" /> : <img className={styles.linkPicture} src={icon} alt="" />}
      </span>
      <span className={styles.linkWords}>
        <span className={styles.linkTitle}>{title}</span>
        {about !== undefined && <span className={styles.linkAbout}>{about}</span>}
      </span>
      <span className={visuallyHidden}> ({link.opensInNewWindow})</span>
      <Icon name="chevron_right" isMirrored className={styles.chevron} />
    </Link>
  );
}
