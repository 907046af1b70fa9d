import type { TextFailure } from '../../mime/document/index.ts';
import { serveConfined } from '../../platform/confined-program/index.ts';
import { limits } from './limits.ts';
import type { FileToShow, Shown } from './Shown.ts';
import { showFile } from './showFile.ts';

/** The process that makes files into what can be shown. */
serveConfined<FileToShow, Shown | { failure: TextFailure }>(limits.residentMegabytes, showFile);
