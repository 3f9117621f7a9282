import { useArticle } from '@mall/hooks/articles';
import { PostCard } from '@mall/ui/articles';
import { ErrorState, Skeleton } from '@mall/ui/kit';

/** The page of a post. */
export function Post({ id }: { readonly id: number }) {
  const { data, isError, refetch } = useArticle(id);
  if (isError) return <ErrorState title="貼文載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return <PostCard article={data} time={data.create_time.slice(0, 16)} />;
}
