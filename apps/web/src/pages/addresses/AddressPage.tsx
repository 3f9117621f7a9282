import { RouteError } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { useAddress } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Button, Card, EmptyState } from '@mall/ui';
import { MapPin } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { kindFrom } from '../../paths/addressKind';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { to } from '../../paths/paths';
import { addressMessages } from '../../messages/zh-TW/addresses';
import { AddressForm } from './AddressForm';

/** `/address/add`: adds an address, or with `?id=` edits one. */
export default function AddressPage() {
  const t = useMessages(addressMessages);
  const [search] = useSearchParams();
  const asked = search.get('id');
  if (asked !== null && !/^[1-9]\d{0,8}$/.test(asked)) throw new RouteError(404);
  return (
    <MemberPage title={asked === null ? t('Add an address') : t('Edit the address')}>
      {asked === null ? (
        <Card>
          <AddressForm kind={kindFrom(search)} />
        </Card>
      ) : (
        <StoredAddress key={asked} id={Number(asked)} />
      )}
    </MemberPage>
  );
}

function StoredAddress({ id }: { readonly id: number }) {
  const t = useMessages(addressMessages);
  const query = useAddress(id);
  if (isMallError(query.error, 'notFound')) {
    return (
      <EmptyState
        icon={<MapPin />}
        title={t('This address no longer exists')}
        action={
          <Button asChild>
            <Link to={to.addresses()}>{t('Back to the address book')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <LoadedCard query={query} failed={t('The address could not be loaded')} height={480}>
      {(address) => <AddressForm kind={address.type} address={address} />}
    </LoadedCard>
  );
}
