import { useArticle } from '@mall/hooks';
import { styled } from 'styled-components';
import { PostShelfTile } from '../articles/PostShelfTile';

const Shelf = styled.div`
  width: min(300px, 64vw);
  margin-top: 6px;
  white-space: normal;
`;

/** Previews a linked public post; renders nothing if the post is deleted or restricted to groups. */
export function ArticlePreview({ id }: { readonly id: number }) {
  const { data: article } = useArticle(id);
  if (article?.permission !== 1) return null;
  return (
    <Shelf>
      <PostShelfTile article={article} />
    </Shelf>
  );
}
