import { clsx } from 'clsx';
import * as styles from './Avatar.css.ts';
import { colourIndexOf, initialOf } from './initialOf.ts';

export interface AvatarProps {
  /** Whose avatar it is. Gives the initial and, always the same for one name, the colour. */
  name: string;
  /** A photograph in place of the initial. */
  imageUrl?: string | undefined;
  /** 24, 36 or 48 px. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Says the name, where no text beside the avatar does. @default false */
  isNamed?: boolean | undefined;
  className?: string | undefined;
}

const colours = Object.values(styles.colour);

/** A person as a small circle. Beside a name the initials are drawn and are no text: they are not part of what a button around them is called. */
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
