import { Navigate } from 'react-router-dom';

/**
 * A page that only redirects: for a URL without the id that it needs (spec §2, optional ids).
 *
 * @example
 * { path: '/product', page: redirectTo(to.mall()), layout: 'store' }
 */
export const redirectTo = (address: string) =>
  function Redirect() {
    return <Navigate replace to={address} />;
  };
