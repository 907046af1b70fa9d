export { createQueryClient } from './queryClient.ts';
