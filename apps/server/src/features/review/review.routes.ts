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
import { safeType } from '../../mail/attachment/index.ts';
import { countReviews, isReviewer, selectReviews } from '../../mail/submission/index.ts';
import type { Deps } from '../../platform/deps/index.ts';
import { type BlobAnswer, route } from '../../platform/http/index.ts';
import type { Session } from '../../platform/session/index.ts';
import { createPreviewer, type Previewer, previewFile } from '../preview/index.ts';
import { decideReviews } from './decideReviews.ts';
import { openReviewFile, readReview } from './readReview.ts';
import { reviewerOf } from './reviewerOf.ts';

/** REV: review of outgoing messages. Users who are not reviewers are rejected (REV-32). */
export async function reviewRoutes(app: FastifyInstance, deps: Deps, previewer: Previewer = createPreviewer()): Promise<void> {
  const { db, blobs, now } = deps;
  app.addHook('onClose', async () => previewer.close());

  const allowReviewing = async ({ accountId }: Session): Promise<number> => {
    if (!(await isReviewer(db, reviewerOf(accountId, now())))) throw new Problem('forbidden');
    return accountId;
  };

  route(app, getReviewState, async ({ session: { accountId } }) => {
    const reviewer = reviewerOf(accountId, now());
    if (!(await isReviewer(db, reviewer))) return { count: 0, isReviewer: false };
    return { count: await countReviews(db, reviewer, 'wait'), isReviewer: true };
  });

  route(app, listReviews, async ({ session, query }) => {
    const reviewer = reviewerOf(await allowReviewing(session), now());
    const rows = await selectReviews(db, { ...reviewer, ...query, named: reviewedRecipients });
    return {
      count: await countReviews(db, reviewer, query.status),
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
