import type { PreparedMessage } from '../../mime/reading/index.ts';
import { generalTest } from '../gate/index.ts';

/** Whether this server's only spam rule holds a message: the test rule of D-33. */
export const isTestSpam = ({ facts }: PreparedMessage): boolean => (facts.text ?? facts.html ?? '').includes(generalTest);
