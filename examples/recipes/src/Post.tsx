import { useMall } from '@mall/hooks';
import { useArticle } from '@mall/hooks/articles';
import { isMallError } from '@mall/sdk';
import { relativeTime } from '@mall/sdk/time';
import { PostCard } from '@mall/ui/articles';
import { EmptyState, ErrorState, Skeleton } from '@mall/ui/kit';

/** The page of a post. */
export function Post({ id }: { readonly id: number }) {
  const mall = useMall();
  const { data, error, refetch } = useArticle(id);
  if (isMallError(error, 'notFound'))
    return <EmptyState title="找不到這篇貼文" text="它可能已經刪除了。" />;
  if (error) return <ErrorState title="貼文載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return <PostCard article={data} time={relativeTime(data.create_time, mall.now())} />;
}
