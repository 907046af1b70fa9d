export { deleteSender, listSenders, type OrganisationSender, refusedSender, upsertSender } from './organisationSender.repository.ts';
