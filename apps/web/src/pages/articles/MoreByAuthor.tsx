import { useMessages } from '@mall/app/messages';
import { useAuthor } from '@mall/hooks';
import type { ArticleSummary } from '@mall/sdk';
import { Heading, Inline, media, Stack, Link } from '@mall/ui';
import { styled } from 'styled-components';
import { PostRow } from '../../components/articles/PostRow.styles';
import { PostShelfTile } from '../../components/articles/PostShelfTile';
import { articleMessages } from '../../messages/zh-TW/articles';
import { to } from '../../paths/paths';

/** The most posts in the row. */
const MOST = 8;
/** Those of them on a wide screen. */
const SHOWN = 4;

/** On a wide screen the first four stand side by side. */
const Row = styled(PostRow)`
  @media (min-width: 1024px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    & > :nth-child(n + 5) {
      display: none;
    }
  }
  ${media.phone} {
    scroll-snap-type: x proximity;
  }
`;

export interface MoreByAuthorProps {
  readonly authorId: number;
  /** The post that is open. */
  readonly article: Pick<ArticleSummary, 'id' | 'create_name'>;
}

/** Other posts of the author of a post; nothing while there are none. */
export default function MoreByAuthor({ authorId, article }: MoreByAuthorProps) {
  const t = useMessages(articleMessages);
  const { items, totalCount = 0 } = useAuthor(authorId);
  const others = items.filter(({ id }) => id !== article.id).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="more-by-author">
      <Inline gap={3} style={{ justifyContent: 'space-between' }}>
        <Heading level={2} id="more-by-author">
          {t('More from {0}', article.create_name)}
        </Heading>
        {totalCount > SHOWN + 1 && (
          <Link href={to.author(authorId)}>{t('See all posts of {0}', article.create_name)}</Link>
        )}
      </Inline>
      <Row role="list">
        {others.map((other) => (
          <li key={other.id}>
            <PostShelfTile article={other} />
          </li>
        ))}
      </Row>
    </Stack>
  );
}
