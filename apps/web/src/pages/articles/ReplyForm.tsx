import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useArticleComment, useTextDraft } from '@mall/hooks';
import type { ArticleComment } from '@mall/sdk';
import { CommentForm } from '@mall/ui';
import { useEffect, useId } from 'react';
import { commentMessages } from '../../messages/zh-TW/comments';

/** The field to reply to a comment, in its place; it is focused when it opens. */
export function ReplyForm({
  comment,
  onSent,
}: {
  readonly comment: ArticleComment;
  readonly onSent: () => void;
}) {
  const t = useMessages(commentMessages);
  const inputId = useId();
  const { fail } = useToasts();
  const { add } = useArticleComment(comment.a_id, comment);
  const draft = useTextDraft(`comment.${comment.a_id}.${comment.id}`);
  useEffect(() => document.getElementById(inputId)?.focus(), [inputId]);
  return (
    <CommentForm
      inputId={inputId}
      value={draft.text}
      onValueChange={draft.write}
      placeholder={t('Reply to {0}', comment.create_name)}
      sending={add.isPending}
      onSend={() => void draft.send(add.mutateAsync).then(onSent, fail)}
    />
  );
}
