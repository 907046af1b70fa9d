import { Command } from 'commander';
import { addAlertCommands } from './alert.ts';
import { addApprovalCommands } from './approval.ts';
import { addBookCommands } from './books.ts';
import { addCompletionCommand } from './completion.ts';
import { addDirectoryCommands } from './directory.ts';
import { addDiskCommands } from './disk.ts';
import { addExportCommand } from './export.ts';
import { addImportCommand } from './import.ts';
import { addMaintenanceCommands } from './maintenance.ts';
import { addOrganisationCommands } from './organisation.ts';
import { addOrganisationFileCommands } from './organisationFile.ts';
import { addPolicyCommands } from './policy.ts';
import { addReviewRuleCommands } from './reviewRule.ts';
import { noteCommand } from './runCommand.ts';
import { addSharedMailboxCommands } from './sharedMailbox.ts';
import { addUserCommands } from './user.ts';

/** Makes the command line with all of its commands. */
export function createProgram(): Command {
  const program = new Command('jinshu')
    .description('Administration of Jinshu. It works on the database of the settings (see the README), whether the server runs or not.')
    .showHelpAfterError('(--help tells how it is used)');
  addUserCommands(program);
  addOrganisationCommands(program);
  addOrganisationFileCommands(program);
  addReviewRuleCommands(program);
  addApprovalCommands(program);
  addPolicyCommands(program);
  addSharedMailboxCommands(program);
  addBookCommands(program);
  addDiskCommands(program);
  addDirectoryCommands(program);
  addAlertCommands(program);
  addImportCommand(program);
  addExportCommand(program);
  addMaintenanceCommands(program);
  addCompletionCommand(program);
  return program.hook('preAction', (_program, command) => noteCommand(command));
}
