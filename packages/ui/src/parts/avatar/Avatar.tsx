import { clsx } from 'clsx';
import { use } from 'react';
import * as styles from './Avatar.css.ts';
import { colourIndexOf, initialOf } from './initialOf.ts';
import { PortraitSource } from './PortraitSource.ts';

export interface AvatarProps {
  /** Name of the person. It determines the initial and the color. */
  name: string;
  /** A photograph in place of the initial. */
  imageUrl?: string | undefined;
  /** Address of the person, by which the `PortraitSource` finds a photograph. */
  address?: string | undefined;
  /** 24, 36 or 48 px. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Whether the avatar is announced with the name. Set it if no text next to the avatar contains the name. @default false */
  isNamed?: boolean | undefined;
  className?: string | undefined;
}

const colours = Object.values(styles.colour);

/**
 * Person as a small circle. Unless `isNamed` is set, CSS draws the initials, so they aren't part of the accessible name of a button around
 * them.
 */
export function Avatar({ name, imageUrl, address = '', size = 'regular', isNamed = false, className }: AvatarProps) {
  const usePortrait = use(PortraitSource);
  const found = usePortrait(address);
  const picture = imageUrl || found;
  return (
    <span
      className={clsx(styles.avatar, styles.size[size], colours[colourIndexOf(name)], className)}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...(!isNamed && !picture && { 'data-initials': initialOf(name) })}
    >
      {picture ? <img className={styles.picture} src={picture} alt="" /> : isNamed && initialOf(name)}
    </span>
  );
}
