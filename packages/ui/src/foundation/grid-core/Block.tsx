import type { ReactNode } from 'react';
import { inlineVars } from '../styles/inlineVars.ts';
import { rowCount } from './rowBlock.css.ts';
import type { RowBlock } from './rowBlock.ts';

interface BlockProps {
  block: RowBlock<unknown>;
  className: string;
  size?: 'regular' | 'tall' | 'double' | undefined;
  children: ReactNode;
}

/** The box around the rows of a block; for those who hear the grid it is not there. */
export function Block({ block, className, size, children }: BlockProps) {
  return (
    <div role="presentation" className={className} data-size={size} style={inlineVars({ [rowCount]: block.rows.length })}>
      {children}
    </div>
  );
}
