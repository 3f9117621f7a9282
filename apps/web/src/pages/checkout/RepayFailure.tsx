import { useErrorText, useMessages } from '@mall/app/messages';
import { Button, Container, ErrorState } from '@mall/ui';
import { Link } from 'react-router-dom';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { to } from '../../paths/paths';
import { PageTitle } from '../../navigation/PageTitle';
import type { useRepayOrder } from './useRepayOrder';

export interface RepayFailureProps {
  /** The order's `trans_order_id`. */
  readonly id: string;
  readonly repay: ReturnType<typeof useRepayOrder>;
}

/** The reason why an order cannot be paid, and a link. */
export function RepayFailure({ id, repay: { preview, over, missing } }: RepayFailureProps) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  const title = over ? t('There is nothing left to pay') : t('The order could not be loaded');
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <ErrorState
        titleAs="h1"
        title={title}
        text={
          over
            ? t('This order has been paid, cancelled or has expired. See the order for details.')
            : errorText(preview.error)
        }
        onRetry={over || missing ? undefined : () => void preview.refetch()}
        action={
          (over || missing) && (
            <Button asChild>
              <Link to={over ? to.order(id) : to.orders()}>
                {over ? t('View order') : t('My orders')}
              </Link>
            </Button>
          )
        }
      />
    </Container>
  );
}
