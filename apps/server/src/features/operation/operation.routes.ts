import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps/index.ts';
import { accessRoutes } from './access/access.routes.ts';
import { addressBlockRoutes } from './address-block/addressBlock.routes.ts';
import { alertRoutes } from './alert/alert.routes.ts';
import { approvalRoutes } from './approval/approval.routes.ts';
import { categoryRoutes } from './company-category/category.routes.ts';
import { companyContactRoutes } from './company-contact/companyContact.routes.ts';
import { companyImportRoutes } from './company-contact/companyImport.routes.ts';
import { contentPictureRoutes } from './content/contentPicture.routes.ts';
import { departmentRoutes } from './department/department.routes.ts';
import { directoryRoutes } from './directory/directory.routes.ts';
import { enterpriseDiskRoutes } from './disk/enterpriseDisk.routes.ts';
import { domainRoutes } from './domain/domain.routes.ts';
import { domainRecordRoutes } from './domain-record/domainRecord.routes.ts';
import { gatewayRoutes } from './gateway/gateway.routes.ts';
import { heldMailRoutes } from './held-mail/heldMail.routes.ts';
import { listRoutes } from './list/list.routes.ts';
import { operationMailboxRoutes } from './mailbox/operationMailbox.routes.ts';
import { organisationSenderRoutes } from './organisation-sender/organisationSender.routes.ts';
import { personRoutes } from './person/person.routes.ts';
import { personAddressRoutes } from './person-address/personAddress.routes.ts';
import { personImportRoutes } from './person-import/personImport.routes.ts';
import { personJobRoutes } from './person-job/personJob.routes.ts';
import { policyRoutes } from './policy/policy.routes.ts';
import { mailQueueRoutes } from './queue/mailQueue.routes.ts';
import { actionRecordRoutes } from './record/actionRecord.routes.ts';
import { relayRoutes } from './relay/relay.routes.ts';
import { operationReviewRoutes } from './review/review.routes.ts';
import { roleRoutes } from './role/role.routes.ts';
import { operationSessionRoutes } from './session/operationSession.routes.ts';
import { ownSkinRoutes } from './skin/ownSkin.routes.ts';
import { stateRoutes } from './state/state.routes.ts';

const sections = [
  operationSessionRoutes,
  roleRoutes,
  actionRecordRoutes,
  personRoutes,
  personAddressRoutes,
  personImportRoutes,
  personJobRoutes,
  departmentRoutes,
  categoryRoutes,
  companyContactRoutes,
  companyImportRoutes,
  directoryRoutes,
  domainRoutes,
  domainRecordRoutes,
  approvalRoutes,
  operationMailboxRoutes,
  accessRoutes,
  enterpriseDiskRoutes,
  listRoutes,
  operationReviewRoutes,
  policyRoutes,
  contentPictureRoutes,
  ownSkinRoutes,
  mailQueueRoutes,
  relayRoutes,
  gatewayRoutes,
  heldMailRoutes,
  addressBlockRoutes,
  organisationSenderRoutes,
  stateRoutes,
  alertRoutes,
];

/** BAK: the back stage. */
export async function operationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const section of sections) section(app, deps);
}
