import { Navigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { useLayerParam } from './useLayerParam';

/**
 * `/cart/checkout` (spec §2, query `temp`): where the checkout begins. The cart has just been seen, and stays
 * in sight in the summary, so it begins with the shipping.
 */
export default function CheckoutPage() {
  return <Navigate replace to={to.shipping(useLayerParam())} />;
}
