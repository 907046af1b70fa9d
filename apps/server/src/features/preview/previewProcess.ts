import type { TextFailure } from '../../mail/attachment-text/index.ts';
import { serveConfined } from '../../platform/confined/index.ts';
import { limits } from './limits.ts';
import type { FileToShow, Shown } from './Shown.ts';
import { showFile } from './showFile.ts';

/** The process that makes files into what can be shown. */
serveConfined<FileToShow, Shown | { failure: TextFailure }>(limits.residentMegabytes, showFile);
