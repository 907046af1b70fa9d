#!/usr/bin/env -S node --conditions=jinshu-source
import { Command } from 'commander';
import { addApprovalCommands } from './cli/approval.ts';
import { addBookCommands } from './cli/books.ts';
import { addCompletionCommand } from './cli/completion.ts';
import { addDiskCommands } from './cli/disk.ts';
import { addExportCommand } from './cli/export.ts';
import { addImportCommand } from './cli/import.ts';
import { addMaintenanceCommands } from './cli/maintenance.ts';
import { addOrganisationCommands } from './cli/organisation.ts';
import { addPolicyCommands } from './cli/policy.ts';
import { addReviewRuleCommands } from './cli/reviewRule.ts';
import { noteCommand } from './cli/runCommand.ts';
import { addSharedMailboxCommands } from './cli/sharedMailbox.ts';
import { addUserCommands } from './cli/user.ts';

const program = new Command('jinshu')
  .description('Administration of Jinshu. It works on the database of the settings (see the README), whether the server runs or not.')
  .showHelpAfterError('(--help tells how it is used)');

addUserCommands(program);
addOrganisationCommands(program);
addReviewRuleCommands(program);
addApprovalCommands(program);
addPolicyCommands(program);
addSharedMailboxCommands(program);
addBookCommands(program);
addDiskCommands(program);
addImportCommand(program);
addExportCommand(program);
addMaintenanceCommands(program);
addCompletionCommand(program);

program.hook('preAction', (_program, command) => noteCommand(command));
await program.parseAsync();
