import { createCountCache } from '../../db/count-cache';
import { searchWords } from '../../db/search';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { createUploadAllowance } from '../../platform/media/upload-allowance';
import { readSynonyms } from '../configs';
import { listGroups } from '../members';
import { findProductsForPost } from '../products';
import {
  collectedArticles,
  listArticles,
  promotedArticles,
  readArticle,
  readAuthor,
} from './articles.service';
import { commentOnArticle, likeComment, listComments, listReplies } from './comments.service';
import { collectArticle, likeArticle } from './reactions.service';
import { deleteArticle, storeArticle, updateArticle } from './publish.service';
import { reportArticle } from './reports.service';
import { suggestProducts } from './suggest-products.service';
import { uploadMedia } from './upload-media.service';

export const articleRoutes = ({ db, media, requestLimits }: Mall): DomainHandlers<'articles'> => {
  const counter = createCountCache();
  const allow = createUploadAllowance(requestLimits, 'posts');
  return {
    list: ({ query, viewer }) => listArticles(db, counter, query, viewer),
    promoted: ({ viewer }) => promotedArticles(db, viewer),
    author: ({ params, query, viewer }) => readAuthor(db, counter, params.id, query.page, viewer),
    detail: ({ params, viewer }) => readArticle(db, params.id, viewer),
    comments: ({ params, query, viewer }) => listComments(db, params.id, query, viewer),
    comment: ({ body, viewer, idempotency }) => commentOnArticle(db, viewer, body, idempotency),
    replies: ({ params, query, viewer }) => listReplies(db, params.id, query.page, viewer),
    likeComment: ({ body, viewer }) => likeComment(db, viewer, body.id, body.action),
    collected: ({ query, viewer }) => collectedArticles(db, counter, query.page, viewer),
    collect: ({ body, viewer }) => collectArticle(db, viewer, body.a_id, body.action),
    like: ({ body, viewer }) => likeArticle(db, viewer, body.a_id, body.action),
    report: ({ body, viewer }) => reportArticle(db, viewer, body),
    findProducts: async ({ params, query }) =>
      findProductsForPost(db, counter, {
        words: searchWords(params.q, await readSynonyms(db)),
        page: query.page,
      }),
    suggestProducts: ({ viewer }) => suggestProducts(db, viewer.id),
    groups: () => listGroups(db),
    create: ({ body, viewer, idempotency }) => storeArticle(db, viewer, body, idempotency),
    update: ({ body, viewer }) => updateArticle(db, viewer, body),
    delete: ({ body, viewer }) => deleteArticle(db, viewer, body.a_id),
    async uploadMedia({ body, files, viewer }) {
      await allow(viewer.id, files.file);
      return uploadMedia(db, media, viewer.id, { type: body.type, files });
    },
  };
};
