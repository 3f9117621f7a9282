import { Navigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { pageOfOrder } from './pageOfOrder';

/** `/repay/complete`: the result of another payment, as after the first one. */
function RepayCompletePage({ id }: { readonly id: string }) {
  return <Navigate replace to={to.complete(id)} />;
}

export default pageOfOrder(RepayCompletePage);
