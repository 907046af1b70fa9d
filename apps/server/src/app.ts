import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import * as api from '@jinshu/api';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { appRoutes } from './features/app/app.routes.ts';
import { attachedMessageRoutes } from './features/attached-message/attachedMessage.routes.ts';
import { attachmentRoutes, storedAttachmentRoutes } from './features/attachment/index.ts';
import { autoForwardRoutes } from './features/auto-forward/autoForward.routes.ts';
import { autoReplyRoutes } from './features/auto-reply/autoReply.routes.ts';
import { calendarEventRoutes, calendarRoutes } from './features/calendar/index.ts';
import { cancellationRoutes } from './features/cancellation/cancellation.routes.ts';
import { addressBookRoutes } from './features/contact/addressBook.routes.ts';
import { contentRoutes } from './features/content/index.ts';
import { diskRoutes, trashRoutes } from './features/disk/index.ts';
import { diskPermissionRoutes } from './features/disk-permission/index.ts';
import { draftRoutes } from './features/draft/draft.routes.ts';
import { entranceRoutes } from './features/entrance/entrance.routes.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { fileShareRoutes } from './features/file-share/fileShare.routes.ts';
import { filterRoutes } from './features/filter/filter.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import { importExportRoutes } from './features/import-export/importExport.routes.ts';
import { invitationRoutes } from './features/invitation/invitation.routes.ts';
import { letterColoursRoutes } from './features/letter-colours/letterColours.routes.ts';
import { lockRoutes } from './features/lock/lock.routes.ts';
import { mailAuthRoutes } from './features/mail-auth/mailAuth.routes.ts';
import { letterPageRoutes } from './features/mail-password/letterPage.routes.ts';
import { messageRoutes, senderRoutes } from './features/message/index.ts';
import { movingRoutes } from './features/moving/moving.routes.ts';
import { onlineLinkRoutes } from './features/online-link/online-link.routes.ts';
import { operationRoutes } from './features/operation/index.ts';
import { passwordRoutes } from './features/password/password.routes.ts';
import { permissionRoutes } from './features/permission/permission.routes.ts';
import { pictureRoutes } from './features/picture/index.ts';
import { previewRoutes } from './features/preview/preview.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { quickReplyRoutes } from './features/quick-reply/quick-reply.routes.ts';
import { recallRecordRoutes, recallRoutes } from './features/recall/index.ts';
import { receiptRoutes } from './features/receipt/receipt.routes.ts';
import { recordRoutes } from './features/record/record.routes.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { registerRoutes } from './features/register/register.routes.ts';
import type { Network } from './features/remote-picture/fetchPicture.ts';
import { pictureSenderRoutes } from './features/remote-picture/pictureSender.routes.ts';
import { remotePictureRoutes } from './features/remote-picture/remotePicture.routes.ts';
import { reviewRoutes } from './features/review/review.routes.ts';
import { senderRuleRoutes } from './features/sender-rule/senderRule.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { twoFactorRoutes } from './features/settings/twoFactor.routes.ts';
import { shareRoutes } from './features/shared-mailbox/share.routes.ts';
import { sharedMailboxRoutes } from './features/shared-mailbox/shared-mailbox.routes.ts';
import { signatureRoutes } from './features/signature/signature.routes.ts';
import { smsRoutes } from './features/sms/sms.routes.ts';
import { smtpProxyRoutes } from './features/smtp-proxy/smtpProxy.routes.ts';
import { backChannelRoutes } from './features/social-login/index.ts';
import { templateRoutes } from './features/template/template.routes.ts';
import { uploadRoutes } from './features/upload/upload.routes.ts';
import { deliveryRoutes } from './mail/delivery/delivery.routes.ts';
import { folderRoutes } from './mail/folder/folder.routes.ts';
import { mailJobRoutes } from './mail/mail-job/mailJob.routes.ts';
import { searchRoutes } from './mail/search/search.routes.ts';
import { tagRoutes } from './mail/tag/tag.routes.ts';
import type { Deps } from './platform/deps/deps.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { admit } from './platform/http/auth.ts';
import { endpointName } from './platform/http/endpointName.ts';
import { guardConnections, type HttpLimits, httpLimits, serverTimes } from './platform/http/guardConnections.ts';
import { recordRefusedOperators } from './platform/http/index.ts';
import { describeApi } from './platform/http/openapi.ts';
import { asProblem, handleProblems, sendProblem } from './platform/http/problems.ts';
import { webRoutes } from './platform/web/web.routes.ts';

/** The slices of the contract. */
const slices = [
  entranceRoutes,
  registerRoutes,
  recoveryRoutes,
  sessionRoutes,
  permissionRoutes,
  sharedMailboxRoutes,
  shareRoutes,
  settingsRoutes,
  autoReplyRoutes,
  autoForwardRoutes,
  senderRuleRoutes,
  smsRoutes,
  recallRecordRoutes,
  profileRoutes,
  passwordRoutes,
  cancellationRoutes,
  feedbackRoutes,
  twoFactorRoutes,
  lockRoutes,
  folderRoutes,
  messageRoutes,
  senderRoutes,
  mailAuthRoutes,
  letterColoursRoutes,
  pictureSenderRoutes,
  mailJobRoutes,
  importExportRoutes,
  searchRoutes,
  tagRoutes,
  draftRoutes,
  deliveryRoutes,
  recallRoutes,
  reviewRoutes,
  receiptRoutes,
  quickReplyRoutes,
  invitationRoutes,
  calendarRoutes,
  calendarEventRoutes,
  attachedMessageRoutes,
  attachmentRoutes,
  storedAttachmentRoutes,
  onlineLinkRoutes,
  diskRoutes,
  trashRoutes,
  diskPermissionRoutes,
  fileShareRoutes,
  previewRoutes,
  uploadRoutes,
  addressBookRoutes,
  signatureRoutes,
  filterRoutes,
  templateRoutes,
  movingRoutes,
  smtpProxyRoutes,
  pictureRoutes,
  contentRoutes,
  pushRoutes,
  recordRoutes,
  operationRoutes,
  homeRoutes,
  appRoutes,
];

/** Maximum size of a JSON body: a draft with its text. Files are uploaded in chunks. */
const bodyLimit = 16 * 1024 * 1024;
/** Calls that need no session, per address and minute: each may cost a captcha or a password's hash. */
const publicCallsPerMinute = 600;

/** The policy of whatever has none of its own. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

// zod/mini says only "Invalid input" until it is given a language.
z.config(z.locales.en());

/** Builds the web server from its dependencies. The caller must start listening. */
export async function buildApp(
  deps: Deps,
  {
    webmailDist,
    backStageDist,
    pictureNetwork,
    connections = httpLimits,
  }: { webmailDist?: string; backStageDist?: string; pictureNetwork?: Network; connections?: HttpLimits } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // Trust forwarded addresses only from a proxy on the same machine.
    trustProxy: 'loopback',
    frameworkErrors: (error, _request, reply) => sendProblem(reply, asProblem(error)),
    routerOptions: { maxParamLength: 512 },
    requestTimeout: connections.requestMs,
    http: serverTimes(connections),
  });
  guardConnections(app.server, connections);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('endpoints', []);
  app.decorate('admit', (endpoint: api.Endpoint, request) => admit(deps, endpoint, request));
  app.decorateRequest('session', null);
  recordRefusedOperators(app, deps);
  app.removeContentTypeParser('text/plain');
  handleProblems(app, deps);

  const isHttps = deps.config.publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // A DNS lookup would reveal to the owner of a domain that the message was read.
    reply.header('x-dns-prefetch-control', 'off');
    reply.header('referrer-policy', 'no-referrer');
    // No page that opened ours, or that ours opened, has a hand on it.
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Responses other than pages may run and load nothing, even if a browser treats them as a page. A PDF is shown in the browser's viewer,
    // so it gets no policy.
    const isPdf = String(reply.getHeader('content-type')).startsWith('application/pdf');
    if (!isPdf && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
    done(null, payload);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { throwFileSizeLimit: true });
  await app.register(fastifyRateLimit, {
    max: publicCallsPerMinute,
    timeWindow: 60_000,
    // A connection that closed before its request was handled has no address.
    keyGenerator: ({ ip }: { ip: string | undefined }) => normalizeIP(ip ?? ''),
    allowList: (request) => !request.url.startsWith('/api/') || request.routeOptions.config.isPublic !== true,
    errorResponseBuilder: () => new api.Problem('rate-limited'),
  });

  await healthRoutes(app, deps);
  for (const slice of [letterPageRoutes, backChannelRoutes, ...slices]) await app.register(async (scope) => slice(scope, deps));
  await app.register(async (scope) => remotePictureRoutes(scope, deps, pictureNetwork));

  let document: unknown;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= describeApi(app.endpoints, endpointName);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(document));
  });

  await webRoutes(app, { dist: webmailDist, backStage: backStageDist, db: deps.db });
  return app;
}
