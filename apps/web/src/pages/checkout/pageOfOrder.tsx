import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { to } from '../../paths/paths';
import { orderNumber } from './orderNumber';

/**
 * A page of the order in the query (`?order=`). Without one it leads to the list where an order can be chosen, as every
 * URL without its id does (spec §2).
 *
 * @example
 * export default pageOfOrder(CompletePage);
 */
export const pageOfOrder = (Page: ComponentType<{ readonly id: string }>) =>
  function PageOfOrder() {
    const order = useSearchParams()[0].get('order');
    if (order === null) return <Navigate replace to={to.orders()} />;
    return <Page id={orderNumber(order)} />;
  };
