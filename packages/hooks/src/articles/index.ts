export {
  MEDIA_ACCEPT as POST_MEDIA_ACCEPT,
  type FileProblem,
  type MediaKind,
} from '../media/file-kind';
export type {
  Audience,
  MediaItem,
  MediaOrigin,
  PostRefusal,
  UploadFailure,
  UploadNotice,
} from './editor/editor-types';
export {
  usePostEditor,
  type UsePostEditor,
  type PostMedia,
  type PostMediaNotice,
} from './editor/usePostEditor';
export { useHasPostDraft } from './editor/useHasPostDraft';
export {
  useProductFinder,
  type FinderRefusal,
  type ProductFinder,
  type SuggestedProducts,
} from './editor/useProductFinder';
export type { PendingComment } from './pending-comments';
export { useArticle, usePromotedArticles } from './useArticle';
export { useAuthor, type AuthorPosts } from './useAuthor';
export { useArticleCollect } from './useArticleCollect';
export type { CommentEntry } from './comment-entries';
export { useArticleComments, type UseArticleComments } from './useArticleComments';
export { useCommentLike } from './useCommentLike';
export { useCommentReplies, type UseCommentReplies } from './useCommentReplies';
export { useArticleLike } from './useArticleLike';
export { useArticleList, type ArticleFeed } from './useArticleList';
export { useRefetchArticles } from './useRefetchArticles';
export { useCollectedArticles } from './useCollectedArticles';
export { useArticleComment, type UseArticleComment } from './useArticleComment';
export type { RepliedTo } from './write-comments';
export { useArticleDelete } from './useArticleDelete';
export { useArticleReport, type Report } from './useArticleReport';
