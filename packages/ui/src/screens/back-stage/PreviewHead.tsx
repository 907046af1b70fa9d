import type { ReactNode } from 'react';
import * as styles from './SkinWorkshop.css.ts';

/** Words or controls above a preview, from its one edge to the other. */
export const PreviewHead = ({ children }: { children: ReactNode }) => <div className={styles.previewTop}>{children}</div>;
