import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { toIntlLocale, useLocaleCode, useStrings } from '../../foundation/provider/index.ts';
import * as styles from './HomeCards.css.ts';

/** Something that waits today. */
export interface HomeFact {
  id: string;
  /** `3 项日程`. */
  label: string;
  href: string;
}

export interface HomeGreetingProps {
  /** The real name, or the address where none is known. */
  name: string;
  unreadCount: number;
  /** Called to open the unread messages. */
  onUnread: () => void;
  /** Other items for today. */
  facts?: readonly HomeFact[] | undefined;
  /** A `WeatherCard`. */
  weather?: ReactNode;
  /** @default the clock of the device */
  now?: Date | undefined;
}

const partOf = (hour: number) => (hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon');

/** Greeting with the number of unread messages and other items for today. */
export function HomeGreeting({ name, unreadCount, onUnread, facts = [], weather, now = new Date() }: HomeGreetingProps) {
  const words = useStrings().home;
  const locale = toIntlLocale(useLocaleCode());
  const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', weekday: 'long' }).format(now);
  const waiting: ReactNode[] = [
    <Button key="unread" className={styles.fact} onPress={onUnread}>
      {words.unread(unreadCount)}
    </Button>,
    ...facts.map(({ id, label, href }) => (
      <Link key={id} href={href} className={styles.fact}>
        {label}
      </Link>
    )),
  ];
  return (
    <header className={styles.greeting}>
      <div className={styles.hello}>
        <h1 className={styles.helloTitle}>{words.greeting(partOf(now.getHours()), name)}</h1>
        <p className={styles.today}>
          {words.today(day)}
          {waiting.flatMap((fact, index) => (index === 0 ? [fact] : [words.separator, fact]))}
          {words.stop}
        </p>
      </div>
      {weather}
    </header>
  );
}
