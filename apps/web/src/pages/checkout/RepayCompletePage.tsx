import { Navigate, useSearchParams } from 'react-router-dom';
import { to } from '../../paths/paths';
import { orderNumber } from './orderNumber';

/** `/repay/complete`: the result of another payment, as after the first one. */
export default function RepayCompletePage() {
  const [search] = useSearchParams();
  return <Navigate replace to={to.complete(orderNumber(search.get('order')))} />;
}
