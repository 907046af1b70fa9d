export { keepMisuseBlocks, type MisuseBlocks } from './keepMisuseBlocks.ts';
export { deleteMisuseBlock, deleteMisuseBlocksIn, listMisuseBlocks, type MisuseBlock } from './misuseBlock.repository.ts';
