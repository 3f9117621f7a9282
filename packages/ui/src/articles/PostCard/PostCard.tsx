import { Bookmark, MessageCircle, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShopLabels } from '../../content/ShopLabels';
import { Avatar } from '../../kit/Avatar/Avatar';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { Text } from '../../kit/Text/Text';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { Author, Content, Count, Counts, Head, Mosaic, Rest, Sheet } from './PostCard.styles';

/** What a card needs to know of a post; the wire's field names. Spec §3. */
export interface PostCardArticle {
  id: number | string;
  content: string;
  create_name: string;
  create_icon: string | null;
  /** Addresses of its pictures. */
  pictures: readonly string[];
  like_count: number;
  is_like?: boolean | undefined;
  is_collect?: boolean | undefined;
  /** How many comments it has. */
  comment_count?: number | undefined;
}

export interface PostCardProps {
  article: PostCardArticle;
  /** Leads to the post. */
  href: string;
  /** When it was written, as it should be read, e.g. 3 小時前. */
  time: ReactNode;
  /**
   * Fewer lines, one picture: for a shelf of posts beside goods.
   * @default false
   */
  compact?: boolean | undefined;
  /** Called with the reader's wish. Without it the likes are only counted. */
  onLike?: ((like: boolean) => void) | undefined;
  /** Called with the reader's wish. Without it there is no bookmark. */
  onCollect?: ((collect: boolean) => void) | undefined;
  /** A button at the top right, e.g. a menu of edit and delete. */
  menu?: ReactNode;
  /** Goods the post recommends. */
  children?: ReactNode;
}

/** A mosaic shows so many pictures; the last one tells how many more there are. */
const tiles = 4;

/**
 * A post on the wall, or in a shelf. Its words and pictures lead to it.
 *
 * @example
 * <PostCard article={article} href={`/article/${article.id}`} time="3 小時前" onLike={like} />
 */
export function PostCard({
  article,
  href,
  time,
  compact = false,
  onLike,
  onCollect,
  menu,
  children,
}: PostCardProps) {
  const labels = useShopLabels();
  const pictures = article.pictures.slice(0, compact ? 1 : tiles);
  const rest = article.pictures.length - pictures.length;
  const liked = article.is_like ?? false;
  const collected = article.is_collect ?? false;
  return (
    <Sheet data-compact={compact || undefined}>
      <Head>
        <Avatar name={article.create_name} src={article.create_icon} size={compact ? 'sm' : 'md'} />
        <Author>
          <strong>{article.create_name}</strong>
          <span>{time}</span>
        </Author>
        {menu}
      </Head>
      <BaseLink href={href}>
        <Content as="div">
          <Text as="div" clamp={compact ? 2 : 5} size={compact ? 'sm' : 'md'}>
            {article.content}
          </Text>
        </Content>
        {pictures.length > 0 && (
          <Mosaic data-tiles={pictures.length}>
            {pictures.map((src, place) => (
              <Picture
                key={place}
                src={src}
                alt=""
                ratio={pictures.length === 1 ? 4 / 3 : pictures.length === 2 ? 3 / 4 : 1}
              />
            ))}
            {rest > 0 && <Rest aria-hidden>+{rest}</Rest>}
          </Mosaic>
        )}
      </BaseLink>
      {children}
      <Counts>
        {onLike ? (
          <Count type="button" aria-pressed={liked} onClick={() => onLike(!liked)}>
            <ThumbsUp aria-hidden />
            <VisuallyHidden>{labels.like(article.create_name)}</VisuallyHidden>
            {article.like_count}
          </Count>
        ) : (
          <Count as="span">
            <ThumbsUp aria-hidden />
            {article.like_count}
          </Count>
        )}
        {article.comment_count !== undefined && (
          <Count as="span">
            <MessageCircle aria-hidden />
            <span aria-hidden>{article.comment_count}</span>
            <VisuallyHidden>{labels.comments(article.comment_count)}</VisuallyHidden>
          </Count>
        )}
        {onCollect && (
          <Count
            type="button"
            data-end
            aria-pressed={collected}
            onClick={() => onCollect(!collected)}
          >
            <Bookmark aria-hidden />
            <VisuallyHidden>{labels.collectPost(article.create_name)}</VisuallyHidden>
          </Count>
        )}
      </Counts>
    </Sheet>
  );
}
