import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useBuyAgain, type BuyAgainResult } from '@mall/hooks';
import { Alert, Button, Stack } from '@mall/ui';
import { Link, useNavigate } from 'react-router-dom';
import { buyAgainMessages } from '../../messages/zh-TW/buyAgain';
import { to } from '../../paths/paths';

export interface BuyAgainProps {
  /** The order's `trans_order_id`. */
  readonly order: string;
  readonly size?: 'sm' | 'md';
}

/** Adds the items of an order to the carts again, and shows which could not be added. */
export function BuyAgain({ order, size = 'md' }: BuyAgainProps) {
  const t = useMessages(buyAgainMessages);
  const navigate = useNavigate();
  const { succeed, fail } = useToasts();
  const { mutate, isPending, data } = useBuyAgain();
  const buyAgain = () =>
    mutate(order, {
      onSuccess: ({ layers, failed }) => {
        if (failed.length > 0) return;
        succeed(t('Everything is in your cart'));
        void navigate(to.cart(layers[0]));
      },
      onError: fail,
    });
  return (
    <Stack gap={3} align="start">
      <Button variant="secondary" size={size} loading={isPending} onClick={buyAgain}>
        {t('Buy again')}
      </Button>
      {data && data.failed.length > 0 && <Missed {...data} />}
    </Stack>
  );
}

/** The items that could not be added again, and a link to the others. */
function Missed({ layers, failed }: BuyAgainResult) {
  const t = useMessages(buyAgainMessages);
  const errorText = useErrorText();
  return (
    <Alert
      tone="warning"
      title={
        layers.length > 0
          ? t('These items could not be added; the rest is in your cart')
          : t('These items are not available right now')
      }
      action={
        layers.length > 0 && (
          <Button asChild size="sm">
            <Link to={to.cart(layers[0])}>{t('Go to cart')}</Link>
          </Button>
        )
      }
    >
      <ul>
        {failed.map(({ p_name, error }, at) => (
          <li key={at}>
            {p_name}・{error === null ? t('no longer sold') : errorText(error)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
