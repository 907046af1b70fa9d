import type { DirectoryFault } from '@jinshu/api';
import { InvalidCredentialsError, InvalidDNSyntaxError, NoSuchObjectError, ProtocolError, ResultCodeError, UnavailableError } from 'ldapts';
import { plainWords, refusalOf } from '../../mail/foreign-server/index.ts';
import type { DirectoryFailure } from './openDirectory.ts';

/** Why a directory can't be read, and its own words for it. */
export interface ToldFault {
  fault: DirectoryFault;
  said: string;
}

function faultOf(error: unknown, usesStartTls: boolean): DirectoryFault {
  if (error instanceof InvalidCredentialsError) return 'login-refused';
  if (error instanceof NoSuchObjectError || error instanceof InvalidDNSyntaxError) return 'base-missing';
  // The answer of a directory without a certificate to StartTLS.
  if (usesStartTls && (error instanceof ProtocolError || error instanceof UnavailableError)) return 'no-encryption';
  if (error instanceof ResultCodeError) return 'refused';
  return refusalOf(error).reason === 'untrusted' ? 'certificate' : 'unreachable';
}

/** Returns why a directory can't be read. The words are those of the connection or the directory, and have no password in them. */
export const directoryFault = ({ cause, message }: DirectoryFailure, { usesStartTls }: { usesStartTls: boolean }): ToldFault => ({
  fault: faultOf(cause, usesStartTls),
  said: plainWords(message),
});
