import { Icon } from '../icon/index.ts';
import { base } from '../theme/base.ts';
import { lightToHex } from '../theme/colour.ts';
import { seenBy } from '../theme/colourVision.ts';
import { everyVision } from '../theme/contrastPairs.ts';
import type { SkinTokens } from '../theme/index.ts';
import { tagColours } from '../theme/tagColours.ts';
import * as styles from './CertificateTable.css.ts';

/** The nine flags and sixteen tags of a skin as four kinds of eyes see them. */
export function ColourVisionSheet({ skin }: { skin: SkinTokens }) {
  return (
    <section data-skin={skin.meta.id} className={styles.skin} aria-label={skin.meta.name.en}>
      <h2 className={styles.vision}>{skin.meta.name.en}</h2>
      {everyVision.map((vision) => {
        const seen = (colour: Parameters<typeof seenBy>[1]) => lightToHex(seenBy(vision, colour));
        const ground = { background: seen(skin.color.surface.panel), color: seen(skin.color.text.primary) };
        return (
          <div key={vision} className={styles.line} style={ground}>
            <span className={styles.vision} style={{ color: seen(skin.color.text.secondary) }}>
              {vision}
            </span>
            {Object.entries(skin.color.flag).map(([name, { fill, edge }]) => (
              <span key={name} className={styles.flag} role="img" aria-label={`${name} flag, ${vision}`}>
                <span style={{ color: seen(fill) }}>
                  <Icon name="flag_filled" size={16} />
                </span>
                <span style={{ color: seen(edge) }}>
                  <Icon name="flag" size={16} />
                </span>
              </span>
            ))}
            {Object.entries(base.tagPreset).map(([name, stored]) => {
              const tag = tagColours(skin.tag, stored);
              return (
                <span key={name} className={styles.tag} style={{ background: seen(tag.ground), color: seen(tag.word) }}>
                  {name}
                </span>
              );
            })}
          </div>
        );
      })}
    </section>
  );
}
