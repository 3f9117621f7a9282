import { useArticle } from '@mall/hooks';
import { styled } from 'styled-components';
import { PostShelfTile } from '../articles/PostShelfTile';

const Shelf = styled.div`
  width: min(300px, 64vw);
  margin-top: 6px;
  white-space: normal;
`;

/** A post for everybody that a message links to; nothing for one that is gone, or for some groups alone. */
export function ArticlePreview({ id }: { readonly id: number }) {
  const { data: article } = useArticle(id);
  if (article?.permission !== 1) return null;
  return (
    <Shelf>
      <PostShelfTile article={article} />
    </Shelf>
  );
}
