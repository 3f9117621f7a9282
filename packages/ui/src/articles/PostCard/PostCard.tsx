import { Users } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Avatar } from '../../kit/Avatar/Avatar';
import type { LinkedTextProps } from '../../kit/LinkedText/LinkedText';
import { BaseLink } from '../../kit/Link/BaseLink';
import type { FeedPlace } from '../../kit/Masonry/MasonryItem';
import type { PostCardArticle } from '../post/post';
import { usePostLabels } from '../../shop-labels/usePostLabels';
import { PostAuthor } from '../PostAuthor/PostAuthor';
import { PostMedia } from '../PostMedia/PostMedia';
import { PostText } from '../PostText/PostText';
import { PostActions, type PostActionsProps } from './PostActions';
import { Author, AuthorName, Facts, Head, CardSurface, CommentSection } from './PostCard.styles';

export interface PostCardProps extends Pick<
  PostActionsProps,
  'onLike' | 'onCollect' | 'onShare' | 'commentsHref' | 'onComment'
> {
  /** The post. */
  article: PostCardArticle;
  /** URL of the post. Omit it on the post's own page, where the full text is shown. */
  href?: string | undefined;
  /** When it was written, formatted, e.g. 3 小時前. */
  time: ReactNode;
  /** Returns the URL of an author's posts. Without it names are plain text. */
  authorHref?: ((authorId: number) => string) | undefined;
  /** A button at the top right, e.g. a menu with edit and delete. */
  menu?: ReactNode;
  /** A `PostProducts` with the products it recommends. */
  children?: ReactNode;
  /** Returns the internal path of a URL in the text; null for another site's, which opens a new window. */
  localHref?: LinkedTextProps['localHref'];
  /** Its position in a feed, as provided by `Masonry`. */
  place?: FeedPlace | undefined;
  /**
   * Heading element of the author's name, to fit the page's outline.
   * @default 'h2'
   */
  authorAs?: 'h1' | 'h2' | 'h3' | undefined;
  /**
   * Loads its first picture eagerly: for posts above the fold.
   * @default false
   */
  eager?: boolean | undefined;
}

/** Maximum number of text lines of a post in a list. */
export const POST_LINES = 5;

/**
 * A post on the wall, or alone on its page: author, time, text, pictures and videos, products, and actions.
 *
 * @example
 * <PostCard article={article} href={`/article/${article.id}`} time="3 小時前" onLike={like}>
 *   <PostProducts author={article.create_name}>…</PostProducts>
 * </PostCard>
 */
export function PostCard({
  article,
  href,
  time,
  authorHref,
  menu,
  children,
  place,
  authorAs = 'h2',
  eager,
  localHref,
  ...actions
}: PostCardProps) {
  const labels = usePostLabels();
  const id = useId();
  const { create_name: author, comments = [], comment_count } = article;
  const whole = href === undefined;
  const hrefOf = ({ author_id: authorId }: Pick<PostCardArticle, 'author_id'>) =>
    authorId == null ? undefined : authorHref?.(authorId);
  return (
    <CardSurface
      {...place}
      data-whole={whole || undefined}
      aria-labelledby={`${id}author`}
      aria-describedby={`${id}text`}
    >
      <Head>
        <Avatar name={author} src={article.create_icon} />
        <Author>
          <AuthorName as={authorAs} id={`${id}author`}>
            <PostAuthor name={author} href={hrefOf(article)} byShop={article.by_shop} />
          </AuthorName>
          <Facts>
            {whole ? time : <BaseLink href={href}>{time}</BaseLink>}
            {article.edited && <span>{labels.edited}</span>}
            {article.permission === 2 && (
              <span>
                <Users aria-hidden />
                {labels.limited}
              </span>
            )}
          </Facts>
        </Author>
        {menu}
      </Head>
      <PostText id={`${id}text`} localHref={localHref} lines={whole ? undefined : POST_LINES}>
        {article.content}
      </PostText>
      <PostMedia
        author={author}
        pictures={article.pictures}
        videos={article.videos}
        eager={eager}
        {...(whole && { sizes: '(max-width: 767px) 100vw, 720px' })}
      />
      {children}
      <PostActions article={article} {...actions} />
      {!whole && comments.length > 0 && (
        <CommentSection>
          {comments.map((comment) => (
            <p key={comment.id}>
              <strong>
                <PostAuthor
                  name={comment.create_name}
                  href={hrefOf(comment)}
                  byShop={comment.by_shop}
                />
              </strong>{' '}
              {comment.comment}
            </p>
          ))}
          {comment_count > comments.length && actions.commentsHref && (
            <BaseLink href={actions.commentsHref}>{labels.allComments(comment_count)}</BaseLink>
          )}
        </CommentSection>
      )}
    </CardSurface>
  );
}
