import { useMessages } from '@mall/app/messages';
import { ADDRESS_LIMIT } from '@mall/contract';
import { Tabs } from '@mall/ui';
import { useSearchParams } from 'react-router-dom';
import { addressKinds, kindFrom } from '../../paths/addressKind';
import { MemberPage } from '../../components/members/MemberPage';
import { addressMessages } from '../../messages/zh-TW/addresses';
import { AddressBook } from './AddressBook';

/** `/address/list`: the member's addresses of each kind. */
export default function AddressListPage() {
  const t = useMessages(addressMessages);
  const [search, setSearch] = useSearchParams();
  return (
    <MemberPage
      title={t('Address book')}
      lead={t(
        'Up to {0} addresses of each kind; the checkout fills in the default one.',
        ADDRESS_LIMIT,
      )}
    >
      <Tabs
        label={t('Address types')}
        value={kindFrom(search)}
        onValueChange={(type) => setSearch({ type }, { replace: true })}
        items={addressKinds.map(([kind, name]) => ({
          value: kind,
          label: t(name),
          content: <AddressBook kind={kind} />,
        }))}
      />
    </MemberPage>
  );
}
