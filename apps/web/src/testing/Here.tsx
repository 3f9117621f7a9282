import { useLocation } from 'react-router-dom';

/** The address that is open, for a test to read. */
export function Here() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}
