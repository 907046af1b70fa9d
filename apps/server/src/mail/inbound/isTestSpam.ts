import type { PreparedMessage } from '../../mime/reading/prepareMessage.ts';

/** Text that every spam filter treats as spam, for testing filters (GTUBE). */
const generalTest = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';

/** Whether this server's only spam rule holds a message: the test rule of D-33. */
export const isTestSpam = ({ facts }: PreparedMessage): boolean => (facts.text ?? facts.html ?? '').includes(generalTest);
