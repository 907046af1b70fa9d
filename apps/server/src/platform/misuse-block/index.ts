export { keepMisuseBlocks, type MisuseBlocks } from './keepMisuseBlocks.ts';
export { deleteMisuseBlock, deleteMisuseBlocksIn, listMisuseBlocks } from './misuseBlock.repository.ts';
