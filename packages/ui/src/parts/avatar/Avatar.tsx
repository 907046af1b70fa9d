import { clsx } from 'clsx';
import * as styles from './Avatar.css.ts';
import { colourIndexOf, initialOf } from './initialOf.ts';

export interface AvatarProps {
  /** Name of the person. It determines the initial and the color. */
  name: string;
  /** A photograph in place of the initial. */
  imageUrl?: string | undefined;
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
export function Avatar({ name, imageUrl, size = 'regular', isNamed = false, className }: AvatarProps) {
  return (
    <span
      className={clsx(styles.avatar, styles.size[size], colours[colourIndexOf(name)], className)}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...(!isNamed && !imageUrl && { 'data-initials': initialOf(name) })}
    >
      {imageUrl ? <img className={styles.picture} src={imageUrl} alt="" /> : isNamed && initialOf(name)}
    </span>
  );
}
