import {
  decideReviews as decideReviewsEndpoint,
  downloadReviewAttachment,
  getReviewState,
  listReviews,
  Problem,
  previewReviewAttachment,
  readReview as readReviewEndpoint,
  reviewedRecipients,
  showReviewPreview,
} from '@jinshu/api';
import type { FastifyInstance } from 'fastify';
import { safeType } from '../../mail/attachment/safeType.ts';
import { countReviews, isReviewer, selectReviews } from '../../mail/submission/review.repository.ts';
import type { Deps } from '../../platform/deps/deps.ts';
import type { BlobAnswer } from '../../platform/http/BlobAnswer.ts';
import { route } from '../../platform/http/route.ts';
import type { Session } from '../../platform/session/Session.ts';
import { createPreviewer, type Previewer } from '../preview/createPreviewer.ts';
import { previewFile } from '../preview/previewFile.ts';
import { decideReviews } from './decideReviews.ts';
import { openReviewFile, readReview } from './readReview.ts';

/** REV: review of outgoing messages. Users who are not reviewers are rejected (REV-32). */
export async function reviewRoutes(app: FastifyInstance, deps: Deps, previewer: Previewer = createPreviewer()): Promise<void> {
  const { db, blobs } = deps;
  app.addHook('onClose', async () => previewer.close());

  const allowReviewing = async ({ accountId }: Session): Promise<number> => {
    if (!(await isReviewer(db, accountId))) throw new Problem('forbidden');
    return accountId;
  };

  route(app, getReviewState, async ({ session: { accountId } }) => {
    if (!(await isReviewer(db, accountId))) return { count: 0, isReviewer: false };
    return { count: await countReviews(db, accountId, 'wait'), isReviewer: true };
  });

  route(app, listReviews, async ({ session, query }) => {
    const accountId = await allowReviewing(session);
    const rows = await selectReviews(db, { accountId, ...query, named: reviewedRecipients });
    return {
      count: await countReviews(db, accountId, query.status),
      results: rows.map(({ createdAt, heldReason, rejectReason, status, ...row }) => ({
        ...row,
        sentAt: createdAt.toISOString(),
        reason: status === 'reject' ? rejectReason : heldReason,
      })),
    };
  });

  route(app, decideReviewsEndpoint, async ({ session, body }) =>
    decideReviews(deps, { accountId: await allowReviewing(session), ...body }),
  );

  route(app, readReviewEndpoint, async ({ session, params }) => readReview(deps, { accountId: await allowReviewing(session), ...params }));

  const fileOf = async (session: Session, { mailId, sid }: { mailId: number; sid: string }) =>
    openReviewFile(deps, { accountId: await allowReviewing(session), reviewId: mailId, sid });

  route(app, downloadReviewAttachment, async ({ session, query }): Promise<BlobAnswer> => {
    const { bytes, hash, ...file } = await fileOf(session, query);
    const { type, canShow } = safeType(file.type);
    const answer = { size: file.size, fileName: file.name, type, isInline: canShow && file.isInline };
    if (!hash) return { ...answer, bytes: bytes ?? Buffer.alloc(0) };
    return { ...answer, bytes: (range) => blobs.stream(db, hash, range), etag: hash.toString('hex') };
  });

  const preview = async (session: Session, query: { mailId: number; sid: string }) => {
    const { hash, ...file } = await fileOf(session, query);
    // What burns is not kept in a form that outlives it.
    if (!hash) throw new Problem('attachment-not-found');
    return { file, ...(await previewFile({ ...deps, previewer }, { ...file, hash, bytes: null })) };
  };

  route(app, previewReviewAttachment, async ({ session, query }) => (await preview(session, query)).preview);

  route(app, showReviewPreview, async ({ session, query }) => {
    const { file, content } = await preview(session, query);
    if (!content) throw new Problem('attachment-not-found');
    const { hash, size, type } = content;
    return {
      bytes: (range) => blobs.stream(db, hash, range),
      size,
      fileName: file.name,
      type,
      isInline: true,
      etag: hash.toString('hex'),
    };
  });
}
