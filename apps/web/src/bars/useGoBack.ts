import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../paths/paths';

/** Goes back one page, or home from the first page of a visit: the history has no earlier page of this site. */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => (key === 'default' ? void navigate(to.home()) : void navigate(-1));
}
