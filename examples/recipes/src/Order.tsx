import { useRepay } from '@mall/hooks/checkout';
import { useOrder } from '@mall/hooks/orders';
import { errorText, isMallError, redirectToPayment, type OrderDetail } from '@mall/sdk';
import { Alert, Button, EmptyState, ErrorState, Link, Skeleton, Stack } from '@mall/ui/kit';

/** The pages of your site that the order links to. The gateway returns to `thanks`. */
const pages = {
  login: '#login',
  thanks: '#thanks',
};

/** An order, also after its payment. The state is the server's, not a parameter of the URL. */
export function Order({ id }: { readonly id: string }) {
  const { data, status, error, refetch } = useOrder(id);
  // Queries of a member's data wait for a session.
  if (status === 'guest')
    return (
      <EmptyState
        title="登入後查看訂單"
        text="訂單都在您的帳號裡。"
        action={
          <Button asChild>
            <Link href={pages.login}>登入</Link>
          </Button>
        }
      />
    );
  if (isMallError(error, 'notFound'))
    return <EmptyState title="找不到這筆訂單" text="請從訂單通知信裡的連結再開一次。" />;
  if (status === 'error') return <ErrorState title="訂單載入失敗" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  return (
    <Stack>
      <Alert tone={toneOf(data)} title={`訂單 ${data.trans_order_id}`}>
        {data.state_text}
        {data.payment.failure && `：${data.payment.failure}`}
      </Alert>
      {data.can_pay && data.payment.failure !== null && <PayAgain order={data} />}
    </Stack>
  );
}

/** Green for a paid order only: the gateway also returns shoppers who did not pay. */
function toneOf({ state, payment }: OrderDetail) {
  if (state === 'pending') return payment.failure === null ? 'info' : 'danger';
  const isOver = state === 'cancelled' || state === 'expired';
  return isOver || state === 'refunding' || state === 'refunded' ? 'warning' : 'success';
}

/** Pays an order whose payment failed once more, with the same method. */
function PayAgain({ order }: { readonly order: OrderDetail }) {
  const { mutate: repay, isPending, error } = useRepay(order.trans_order_id);
  const { method } = order.payment;
  // The number of instalments is not known any more.
  if (method === null || method === 'installments') return null;
  const return_url = new URL(pages.thanks, location.origin).href;
  return (
    <Stack>
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <Button
        loading={isPending}
        onClick={() =>
          repay(
            { payment: { method }, return_url },
            { onSuccess: ({ next }) => void redirectToPayment(next) },
          )
        }
      >
        再付一次
      </Button>
    </Stack>
  );
}
