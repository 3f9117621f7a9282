import { RouteError } from '@mall/app/errors';
import { Navigate, useParams } from 'react-router-dom';
import { objectId } from '../../paths/objectId';
import { to } from '../../paths/paths';

/** `/address/{id}` (spec §2): leads to the form that edits the address. */
export default function AddressByIdPage() {
  const id = objectId(useParams()['id']);
  if (id === null) throw new RouteError(404);
  return <Navigate replace to={to.address(id)} />;
}
