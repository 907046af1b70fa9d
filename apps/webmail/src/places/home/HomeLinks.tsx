import type { LoginInfo } from '@jinshu/api';
import { LinksCard } from '@jinshu/ui/home-cards';

const isImage = (address: string) => /^(https?:\/\/|\/|data:image\/)/i.test(address);

const linkGroupsOf = ({ welcomeLinks }: LoginInfo) =>
  welcomeLinks.map(({ title, links }, index) => ({
    id: String(index),
    title,
    links: links.map(({ title, desc, url, icon }) => ({
      title,
      about: desc || undefined,
      href: url,
      icon: isImage(icon) ? icon : undefined,
    })),
  }));

/** Links of the organization (HOM-08). */
export const Links = ({ info }: { info: LoginInfo }) => <LinksCard groups={linkGroupsOf(info)} />;
