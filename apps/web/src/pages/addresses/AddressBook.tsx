import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { ADDRESS_LIMIT } from '@mall/contract';
import { useAddresses } from '@mall/hooks';
import { Alert, Button, EmptyState, Inline, SearchField, Skeleton, Stack } from '@mall/ui';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddressKind } from '../../paths/addressKind';
import { Cards } from '../../components/members/MemberPage.styles';
import { to } from '../../paths/paths';
import { addressMessages } from '../../messages/zh-TW/addresses';
import { AddressCard } from './AddressCard';

/** The addresses of one kind: searched, added, changed, deleted. */
export function AddressBook({ kind }: { readonly kind: AddressKind }) {
  const t = useMessages(addressMessages);
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const all = useAddresses(kind);
  const found = useAddresses(kind, { keyword: word });
  const isFull = (all.data?.length ?? 0) >= ADDRESS_LIMIT;
  const showAll = () => {
    setTyped('');
    setWord('');
  };

  const add = isFull ? (
    <Alert tone="info">
      {t('You have reached the limit of {0}. Delete one to add another.', ADDRESS_LIMIT)}
    </Alert>
  ) : (
    <Button asChild startIcon={<Plus aria-hidden />}>
      <Link to={to.newAddress(kind)}>{t('Add an address')}</Link>
    </Button>
  );
  return (
    <QueryState
      query={found}
      failed={t('The addresses could not be loaded')}
      skeleton={
        <Stack gap={3}>
          <Skeleton shape="box" height={44} />
          <Skeleton shape="box" height={148} />
          <Skeleton shape="box" height={148} />
        </Stack>
      }
      isEmpty={({ length }) => length === 0 && word === ''}
      empty={
        <EmptyState
          icon={<MapPin />}
          title={t('No addresses yet')}
          text={t('Save one and check out without typing.')}
          action={add}
        />
      }
    >
      {(addresses) => (
        <Stack gap={4}>
          <SearchField
            label={t('Search the addresses')}
            placeholder={t('Name, phone or place')}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              if (value === '') setWord('');
            }}
            onSearch={setWord}
          />
          {addresses.length === 0 && (
            <EmptyState
              icon={<MapPin />}
              title={t('No address matches “{0}”', word)}
              action={
                <Button variant="secondary" onClick={showAll}>
                  {t('Show all')}
                </Button>
              }
            />
          )}
          <Cards>
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </Cards>
          {isFull ? add : <Inline>{add}</Inline>}
        </Stack>
      )}
    </QueryState>
  );
}
