import { Icon } from '../../foundation/icon-more/index.ts';
import { useStrings } from '../../foundation/provider/index.ts';
import type { ContactDraft } from '../../mail/contact-form/index.ts';
import { Avatar } from '../../parts/avatar/index.ts';
import { Button } from '../../parts/button/index.ts';
import * as styles from './ContactEditor.css.ts';

/** Another contact that may be the same person. */
export interface PossibleDuplicate {
  id: string;
  name: string;
  /** Field that both share. */
  reason: 'address' | 'mobile' | 'name';
}

interface PossibleDuplicatesProps {
  duplicates: readonly PossibleDuplicate[];
  onCompare?: (() => void) | undefined;
  onKeepApart?: ((duplicate: PossibleDuplicate) => void) | undefined;
}

/** Contacts that may be the one that is edited. */
export function PossibleDuplicates({ duplicates, onCompare, onKeepApart }: PossibleDuplicatesProps) {
  const { addressBook: words } = useStrings();
  return (
    <section className={styles.box} aria-label={words.possibleDuplicates}>
      <h2 className={styles.boxTitle}>
        <Icon name="people" size={16} />
        {words.possibleDuplicates}
      </h2>
      {duplicates.map((duplicate) => (
        <div key={duplicate.id} className={styles.previewTexts}>
          <p className={styles.boxText}>{words.duplicateOf[duplicate.reason](duplicate.name)}</p>
          <div className={styles.boxActions}>
            {onCompare && (
              <Button size="small" onPress={onCompare}>
                {words.compareAndMerge}
              </Button>
            )}
            {onKeepApart && (
              <Button size="small" variant="quiet" onPress={() => onKeepApart(duplicate)}>
                {words.notTheSame}
              </Button>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

/** The card that comes of what is written. */
export function CardPreview({ value }: { value: ContactDraft }) {
  const { addressBook: words } = useStrings();
  const name = value.name.trim() || value.address.trim();
  const work = [value.company, value.position].filter((text) => text.trim() !== '').join(' · ');
  const lines = [value.mobile, [value.workPhone, value.extension].filter((text) => text !== '').join(' – ')].filter((text) => text !== '');
  return (
    <section className={styles.box} aria-label={words.cardPreview}>
      <h2 className={styles.boxTitle}>{words.cardPreview}</h2>
      <div className={styles.preview}>
        <Avatar name={name} imageUrl={value.imageUrl || undefined} />
        <div className={styles.previewTexts}>
          <bdi>{name}</bdi>
          {work !== '' && <span className={styles.boxText}>{work}</span>}
        </div>
      </div>
      {lines.map((line) => (
        <span key={line} className={styles.boxText}>
          {line}
        </span>
      ))}
    </section>
  );
}
