import { useErrorText, useMessages } from '@mall/app/messages';
import { ADDRESS_LIMIT } from '@mall/contract';
import { useAddresses } from '@mall/hooks';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  SearchField,
  Skeleton,
  Stack,
} from '@mall/ui';
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
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const all = useAddresses(kind);
  const { data: addresses, error, refetch } = useAddresses(kind, { keyword: word });
  const isFull = (all.data?.length ?? 0) >= ADDRESS_LIMIT;
  const showAll = () => {
    setTyped('');
    setWord('');
  };

  if (!addresses) {
    return error ? (
      <ErrorState
        title={t('The addresses could not be loaded')}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Stack gap={3} aria-busy>
        <Skeleton shape="box" height={44} />
        <Skeleton shape="box" height={148} />
        <Skeleton shape="box" height={148} />
      </Stack>
    );
  }
  const add = isFull ? (
    <Alert tone="info">{t('All {0} are used; delete one to add another.', ADDRESS_LIMIT)}</Alert>
  ) : (
    <Button asChild startIcon={<Plus aria-hidden />}>
      <Link to={to.newAddress(kind)}>{t('Add an address')}</Link>
    </Button>
  );
  if (addresses.length === 0 && word === '') {
    return (
      <EmptyState
        icon={<MapPin />}
        title={t('No addresses yet')}
        text={t('Store one, and the checkout needs no typing.')}
        action={add}
      />
    );
  }
  return (
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
  );
}
