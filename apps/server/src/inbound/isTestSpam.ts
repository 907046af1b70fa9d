import type { PreparedMessage } from '../mime/prepareMessage.ts';

/** What every spam filter takes for spam, for trying whether it looks (GTUBE). */
const generalTest = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';

/** Whether the one spam rule of this server holds a mail back: the test rule of D-33. */
export const isTestSpam = ({ facts }: PreparedMessage): boolean => (facts.text ?? facts.html ?? '').includes(generalTest);
