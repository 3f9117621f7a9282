import { MessageCircle, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { Avatar } from '../../kit/Avatar/Avatar';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { Text } from '../../kit/Text/Text';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow } from '../../tokens/scale';
import { PostAuthor } from '../PostAuthor/PostAuthor';
import type { PostCardArticle } from '../post/post';

export interface PostTeaserProps {
  /** The post. */
  article: Pick<
    PostCardArticle,
    | 'content'
    | 'by_shop'
    | 'create_name'
    | 'create_icon'
    | 'pictures'
    | 'like_count'
    | 'comment_count'
  >;
  /** URL of the post. */
  href: string;
  /** When it was written, formatted, e.g. 3 小時前. */
  time: ReactNode;
}

const Sheet = styled.article`
  height: 100%;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  transition: box-shadow ${duration.base};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.md};
    }
  }
  & > a {
    display: flex;
    flex-direction: column;
    gap: 12px;
    height: 100%;
    padding: 16px;
    border-radius: inherit;
    color: inherit;
    text-decoration: none;
  }
  container-type: inline-size;
  /* The picture beside the text, which then has room. */
  @container (min-width: 440px) {
    & > a:has(> [data-shot]) {
      display: grid;
      grid-template: auto 1fr auto / minmax(0, min(45%, 300px)) minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: 20px;
      /* A clamped text that is stretched shows a part of its next line. */
      align-items: start;
    }
    & [data-shot] {
      grid-area: 1 / 1 / -1;
      order: -1;
    }
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  line-height: 1.4;
  & > :last-child {
    display: grid;
    min-width: 0;
  }
  & small {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

const Shot = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius.md};
`;

const Counts = styled.span`
  display: flex;
  gap: 16px;
  margin-top: auto;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & svg {
    width: 18px;
    height: 18px;
  }
`;

/**
 * A post in a row next to products: two lines of text and one picture. The whole tile links to the post.
 *
 * @example
 * <PostTeaser article={article} href={`/article/${article.id}`} time="3 小時前" />
 */
export function PostTeaser({ article, href, time }: PostTeaserProps) {
  const labels = useShopLabels();
  const [first] = article.pictures;
  return (
    <Sheet>
      <BaseLink href={href}>
        <Head>
          <Avatar name={article.create_name} src={article.create_icon} size="sm" />
          <span>
            <strong>
              <PostAuthor name={article.create_name} byShop={article.by_shop} />
            </strong>
            <small>{time}</small>
          </span>
        </Head>
        <Text as="span" clamp={2} size="sm">
          {article.content}
        </Text>
        {first && (
          <Shot data-shot>
            <Picture
              src={first.url}
              srcSet={first.srcset || undefined}
              sizes="320px"
              mainColor={first.color}
              alt=""
              ratio={4 / 3}
            />
          </Shot>
        )}
        <Counts>
          <span>
            <ThumbsUp aria-hidden />
            {article.like_count}
          </span>
          <span>
            <MessageCircle aria-hidden />
            <span aria-hidden>{article.comment_count}</span>
            <VisuallyHidden>{labels.comments(article.comment_count)}</VisuallyHidden>
          </span>
        </Counts>
      </BaseLink>
    </Sheet>
  );
}
