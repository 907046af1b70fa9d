import { Icon } from '../../foundation/icon/index.ts';
import { type ColorVision, visionFilter } from '../../foundation/theme/colourVision.ts';
import type { SkinTokens } from '../../foundation/theme/SkinTokens.ts';
import { MessageHeader } from '../../mail/message-header/index.ts';
import { TagChip } from '../../mail/tag-chip/index.ts';
import { Badge } from '../../parts/badge/index.ts';
import { Button } from '../../parts/button/index.ts';
import { Link } from '../../parts/link/index.ts';
import { TextArea } from '../../parts/text-area/index.ts';
import { TextField } from '../../parts/text-field/index.ts';
import * as styles from './SkinPreview.css.ts';
import { SkinPreviewLogin } from './SkinPreviewLogin.tsx';
import { PreviewPlaces, SkinPreviewPhone } from './SkinPreviewPhone.tsx';
import { SkinScope } from './SkinScope.tsx';

/** Words of the example. */
export interface SkinPreviewWords {
  systemName: string;
  compose: string;
  folders: readonly string[];
  messages: readonly { party: string; subject: string; isUnread?: boolean; tag?: { name: string; color: string } }[];
  body: string;
  to: string;
  subject: string;
  send: string;
  save: string;
  link: string;
}

export interface SkinPreviewProps {
  skin: SkinTokens;
  /** `night` is a strip of the list, for the dark partner of a skin. */
  screen: 'list' | 'read' | 'compose' | 'login' | 'phone' | 'night';
  /** Eyes that the preview is shown for. @default 'usual' */
  vision?: ColorVision | undefined;
  /** Name of the preview, for those who can't see it. */
  label: string;
  words: SkinPreviewWords;
}

/** A screen of the webmail in a skin that is being made. It can't be operated. */
export const SkinPreview = ({ skin, screen, label, words, vision = 'usual' }: SkinPreviewProps) => (
  <figure className={styles.figure} aria-label={label}>
    {vision !== 'usual' && <VisionFilter vision={vision} />}
    <SkinScope skin={skin} className={screen === 'phone' ? styles.phonePage : styles.page}>
      <div inert className={styles.inside} {...(vision !== 'usual' && { style: { filter: `url(#${filterId(vision)})` } })}>
        {screen === 'login' && <SkinPreviewLogin words={words} />}
        {screen === 'phone' && <SkinPreviewPhone words={words} />}
        {screen !== 'login' && screen !== 'phone' && <Mail screen={screen} words={words} />}
      </div>
    </SkinScope>
  </figure>
);

const filterId = (vision: ColorVision) => `jinshu-seen-with-${vision}`;

const VisionFilter = ({ vision }: { vision: Exclude<ColorVision, 'usual'> }) => (
  <svg className={styles.filter} aria-hidden="true">
    <filter id={filterId(vision)} colorInterpolationFilters="linearRGB">
      <feColorMatrix values={visionFilter(vision)} />
    </filter>
  </svg>
);

function Mail({ screen, words }: Pick<SkinPreviewProps, 'words'> & { screen: 'list' | 'read' | 'compose' | 'night' }) {
  const isNight = screen === 'night';
  return (
    <div className={isNight ? styles.night : styles.mail}>
      <div className={styles.railArea}>
        <PreviewPlaces />
      </div>
      <div className={styles.barArea}>
        <span className={styles.brand}>{words.systemName}</span>
        <span className={styles.search}>
          <Icon name="search" />
        </span>
      </div>
      <div className={styles.sidebar}>
        <Button tone="accent">{words.compose}</Button>
        {words.folders.slice(0, isNight ? 2 : undefined).map((name, index) => (
          <span key={name} className={index === 0 ? styles.folder.active : styles.folder.usual}>
            {name}
            {index === 0 && <Badge count={20} isDecorative />}
          </span>
        ))}
      </div>
      <div className={styles.panel}>
        {screen === 'list' && <Rows messages={words.messages} />}
        {isNight && <Rows messages={words.messages.slice(0, 3)} />}
        {screen === 'read' && <Reading words={words} />}
        {screen === 'compose' && <Composer words={words} />}
      </div>
    </div>
  );
}

const Rows = ({ messages }: Pick<SkinPreviewWords, 'messages'>) =>
  messages.map(({ party, subject, isUnread = false, tag }, index) => (
    <div key={subject} className={index === 2 ? styles.row.selected : styles.row.usual}>
      <span className={isUnread ? styles.mark : styles.noMark} />
      <span className={isUnread ? styles.strong : styles.plain}>{party}</span>
      <span className={isUnread ? styles.strong : styles.plain}>{subject}</span>
      {tag && <TagChip name={tag.name} color={tag.color} />}
    </div>
  ));

function Reading({ words: { messages, body, link } }: Pick<SkinPreviewProps, 'words'>) {
  const [first] = messages;
  const person = { name: first?.party ?? '', address: 'chen.wei@jinshu.example' };
  return (
    <div className={styles.sheet}>
      <MessageHeader subject={first?.subject ?? ''} sender={person} to={[person]} sentAt="2026-11-20T01:42:00Z" flagColor="red" />
      <p className={styles.words}>{body}</p>
      <Link href="#preview">{link}</Link>
    </div>
  );
}

const Composer = ({ words: { to, subject, body, send, save, messages } }: Pick<SkinPreviewProps, 'words'>) => (
  <div className={styles.sheet}>
    <TextField label={to} value={messages[1]?.party ?? ''} />
    <TextField label={subject} value={messages[1]?.subject ?? ''} />
    <TextArea label={subject} isLabelHidden value={body} rows={4} />
    <div className={styles.buttons}>
      <Button tone="accent">{send}</Button>
      <Button>{save}</Button>
    </div>
  </div>
);
