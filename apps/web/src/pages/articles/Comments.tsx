import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { OverlayBoundary, useToasts } from '@mall/app/overlays';
import { QueryFailure } from '@mall/app/queries';
import { useArticleComment, useArticleComments, useSession, useTextDraft } from '@mall/hooks';
import type { ArticleComment } from '@mall/sdk';
import { bottomBar, Button, CommentForm, CommentThread, Heading, Skeleton, Text } from '@mall/ui';
import { useState } from 'react';
import { HiddenNotice } from '../../components/articles/HiddenNotice';
import { PostTime } from '../../components/articles/PostTime';
import { useConfirmDeletion } from '../../components/articles/useConfirmDeletion';
import { useSiteAddress } from '../../components/links/useSiteAddress';
import { to } from '../../paths/paths';
import { useAsMember } from '../../session/useAsMember';
import { CommentButtons } from './CommentButtons';
import { CommentMenu } from './CommentMenu';
import { Replies } from './Replies';
import { toThreadComment, type ShownComment } from './threadComment';
import { FormBar, CommentSection } from './ArticlePage.styles';
import { commentMessages } from '../../messages/zh-TW/comments';
import { Hydrating } from '../../hydration/Hydrating';

const ReportDialog = retryableLazy(() => import('../../components/articles/ReportDialog'));

/** Id of the comment field, so that the post can focus it. */
export const COMMENT_FIELD = 'comment';

/** The comments on a post, and the field to write one. */
export function Comments({ articleId }: { readonly articleId: number }) {
  const t = useMessages(commentMessages);
  const thread = useArticleComments(articleId);
  const { remove } = useArticleComment(articleId);
  const { succeed, fail } = useToasts();
  const asMember = useAsMember();
  const askDeletion = useConfirmDeletion();
  const localHref = useSiteAddress();
  const [reported, setReported] = useState<number>();
  const [repliedTo, setRepliedTo] = useState<ArticleComment>();
  const { comments, status, error, totalCount } = thread;

  async function confirmAndRemove({ id, reply_count }: ArticleComment): Promise<void> {
    const question = reply_count
      ? t('Delete this comment and its {0} replies?', reply_count)
      : t('Delete this comment?');
    if (await askDeletion(question))
      await remove.mutateAsync(id).then(() => succeed(t('Comment deleted')), fail);
  }

  /** How each comment and reply is shown. */
  const row = {
    localHref,
    authorHref: to.author,
    time: ({ create_time }: ShownComment) => create_time && <PostTime time={create_time} />,
    actions: ({ stored }: ShownComment) =>
      stored &&
      (stored.hidden_reason === undefined ? (
        <CommentButtons comment={stored} onReply={() => setRepliedTo(stored)} />
      ) : (
        <HiddenNotice of="comment" reason={stored.hidden_reason} />
      )),
    menu: ({ stored }: ShownComment) =>
      stored && (
        <CommentMenu
          author={stored.create_name}
          isMine={stored.is_mine}
          onDelete={() => void confirmAndRemove(stored)}
          onReport={() => asMember(() => setReported(stored.id))}
        />
      ),
  };

  return (
    <CommentSection aria-labelledby="comments">
      <Heading level={2} size="lg" id="comments">
        {totalCount ? t('{0} comments', totalCount) : t('Comments')}
      </Heading>
      {status === 'pending' && (
        <div aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
      {status === 'success' && comments.length === 0 && (
        <Text tone="muted">{t('No comments yet. Be the first!')}</Text>
      )}
      {error && (
        <QueryFailure query={thread} titleAs="h3" title={t('The comments could not be loaded')} />
      )}
      {comments.length > 0 && (
        <CommentThread
          {...row}
          label={t('Comments')}
          comments={comments.map(toThreadComment)}
          hasOlder={thread.hasOlder}
          isLoadingOlder={thread.isLoadingOlder}
          onLoadOlder={thread.loadOlder}
          replies={({ stored }) =>
            stored && (
              <Replies
                {...row}
                comment={stored}
                repliedTo={repliedTo}
                onSent={() => setRepliedTo(undefined)}
              />
            )
          }
        />
      )}
      <Translate articleId={articleId} />
      {reported !== undefined && (
        <OverlayBoundary onError={() => setReported(undefined)}>
          <Hydrating>
            <ReportDialog
              a_id={articleId}
              comment_id={reported}
              onClose={() => setReported(undefined)}
            />
          </Hydrating>
        </OverlayBoundary>
      )}
    </CommentSection>
  );
}

/** The comment field; for a guest, a link to sign in. */
function Translate({ articleId }: { readonly articleId: number }) {
  const t = useMessages(commentMessages);
  const session = useSession();
  const asMember = useAsMember();
  const { add } = useArticleComment(articleId);
  const { fail } = useToasts();
  const draft = useTextDraft(`comment.${articleId}`);
  return (
    <FormBar {...bottomBar}>
      {session ? (
        <CommentForm
          inputId={COMMENT_FIELD}
          value={draft.text}
          onValueChange={draft.write}
          placeholder={t('Write a comment…')}
          sending={add.isPending}
          onSend={() => void draft.send(add.mutateAsync).catch(fail)}
        />
      ) : (
        <Button
          id={COMMENT_FIELD}
          variant="secondary"
          fullWidth
          onClick={() => asMember(() => undefined)}
        >
          {t('Sign in to comment')}
        </Button>
      )}
    </FormBar>
  );
}
