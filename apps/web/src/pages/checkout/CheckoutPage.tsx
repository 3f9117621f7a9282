import { Navigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { useLayerParam } from './useLayerParam';

/**
 * `/cart/checkout` (spec §2, query `temp`): the start of the checkout. It begins with the shipping, because the
 * summary shows the cart.
 */
export default function CheckoutPage() {
  return <Navigate replace to={to.shipping(useLayerParam())} />;
}
