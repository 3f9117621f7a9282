import { useProduct } from '@mall/hooks/products';
import { ErrorState, Heading, Picture, Skeleton, Stack } from '@mall/ui/kit';
import { Price } from '@mall/ui/products';

/** The page of a product. */
export function Product({ id }: { readonly id: number }) {
  const { data, isError, refetch } = useProduct(id);
  if (isError) return <ErrorState title="商品載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <Stack>
      <Picture src={data.index_img} alt={data.name} />
      <Heading level={2}>{data.name}</Heading>
      <Price amount={data.amount} market_price={data.market_price} />
    </Stack>
  );
}
