import { useLocation } from 'react-router-dom';

/** Shows the current URL, for tests. */
export function Here() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}
