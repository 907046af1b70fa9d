/** Text that every spam filter treats as spam, for testing filters (GTUBE). */
export const generalTest = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
