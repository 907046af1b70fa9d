import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defineSkin, type SkinTokens, skinList } from '../theme/index.ts';
import { wireframe } from '../theme/skins/wireframe.tokens.ts';
import * as styles from './CertificateTable.css.ts';
import { CertificateTable } from './CertificateTable.tsx';
import { ColourVisionSheet } from './ColourVisionSheet.tsx';

const modules = import.meta.glob<Record<string, SkinTokens>>('../theme/skins/*.tokens.ts', { eager: true });
const byId = new Map(Object.values(modules).flatMap((module) => Object.values(module).map((skin) => [skin.meta.id, skin] as const)));
const skins = [...skinList.map(({ id }) => id), 'wireframe'].flatMap((id) => byId.get(id) ?? []);

const meta = { title: 'Guide/Skin certificate', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

/** Nothing here is stored: the numbers come from the tokens by the function that the build refuses a skin with. */
export const Certificate: StoryObj = {
  tags: ['SKN-01'],
  name: 'Certificate',
  render: () => (
    <main className={styles.page}>
      <h1 className={styles.title}>Skin certificate</h1>
      <p className={styles.lead}>
        What comes closest to its floor in each skin. Text needs 4.5:1, in a skin that promises AAA 7:1; parts, marks and focus rings need
        3:1. Flags lie on a row at rest, under the pointer and selected; each group is measured for four kinds of eyes.
      </p>
      <CertificateTable skins={skins} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(16);
    await expect(canvas.getAllByText('Holds')).toHaveLength(16);
  },
};

export const FlagsAndTagsForEveryEye: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <h1 className={styles.title}>Flags and tags for every eye</h1>
      <p className={styles.lead}>
        Fills that look alike are told apart by the name of the flag, which its button says and shows; a tag is its word, whatever its
        colour.
      </p>
      <div className={styles.eyes}>
        {skins.map((skin) => (
          <ColourVisionSheet key={skin.meta.id} skin={skin} />
        ))}
      </div>
    </main>
  ),
};

function refusal(): string {
  try {
    defineSkin({ ...wireframe, color: { ...wireframe.color, tooltip: { bg: 'oklch(0.2 0 0)', text: 'oklch(0.5 0 0)' } } });
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

/** A skin that cannot be read stops the build with this sentence. */
export const ABadSkin: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <h1 className={styles.title}>A bad skin</h1>
      <p className={styles.fails}>{refusal()}</p>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tooltip\.text on tooltip\.bg has 3\.02:1 and needs 4\.5:1, 1\.48 short/)).toBeVisible();
  },
};
