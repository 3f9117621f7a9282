import { useOrder } from '@mall/hooks/orders';
import { Alert, ErrorState, Skeleton } from '@mall/ui/kit';

/** An order, also after its payment. The state is the server's, not a parameter of the URL. */
export function Order({ id }: { readonly id: string }) {
  const { data, isError, refetch } = useOrder(id);
  if (isError) return <ErrorState title="訂單載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  return (
    <Alert tone="success" title={`訂單 ${data.trans_order_id}`}>
      {data.state_text}
    </Alert>
  );
}
