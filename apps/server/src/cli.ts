#!/usr/bin/env -S node --conditions=jinshu-source
import { createProgram } from './cli/program.ts';

await createProgram().parseAsync();
