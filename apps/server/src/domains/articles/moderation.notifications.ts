import { excerpt } from '../../platform/link-previews/link-preview';
import type { NewNotification } from '../notifications';
import type { LockedTarget } from './moderation.repo';

/** Enough to recognize a post or a comment. */
const EXCERPT = 40;

/** The group key of what the shop decided about a post or a comment. */
export const moderationGroup = ({ articleId, comment }: LockedTarget): string =>
  comment ? `moderated-comment:${comment.id}` : `moderated:${articleId}`;

/** What all notifications about a decision have: they name no colleague. */
const about = (target: LockedTarget) => ({
  kind: 2 as const,
  target: { type: 'article', a_id: target.articleId } as const,
  groupKey: moderationGroup(target),
  repeats: true,
});

/** A notification to the author of a post or a comment that it is hidden. */
export const hiddenNotification = (target: LockedTarget, reason: string): NewNotification => {
  const start = excerpt(target.text, EXCERPT);
  return {
    ...about(target),
    data: target.comment
      ? { notice: 'commentHidden', comment: start, reason }
      : { notice: 'postHidden', post: start, reason },
  };
};

/** A notification to the author of a post or a comment that it is shown again. */
export const restoredNotification = (target: LockedTarget): NewNotification => {
  const start = excerpt(target.text, EXCERPT);
  return {
    ...about(target),
    data: target.comment
      ? { notice: 'commentRestored', comment: start }
      : { notice: 'postRestored', post: start },
  };
};
