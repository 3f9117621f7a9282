import { useMessages } from '@mall/app/messages';
import { useToasts, useDialogs } from '@mall/app/overlays';
import { useDeleteAddress, useSaveAddress } from '@mall/hooks';
import type { Address } from '@mall/sdk';
import { Button, Card, color, fontSize, Inline, radius, Stack, Text } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { to } from '../../paths/paths';
import { addressMessages } from '../../messages/zh-TW/addresses';

const DefaultMark = styled.span`
  padding: 1px 10px;
  border-radius: ${radius.pill};
  background: ${color.freshSoft};
  color: ${color.fresh};
  font-size: ${fontSize.xs};
  font-weight: 600;
`;

/** One address of the book, with its actions. */
export function AddressCard({ address }: { readonly address: Address }) {
  const t = useMessages(addressMessages);
  const { succeed, fail } = useToasts();
  const { askConfirmation } = useDialogs();
  const store = useSaveAddress();
  const remove = useDeleteAddress();
  const { id, name, phone, zip, county, district, street, is_default } = address;

  async function makeDefault(): Promise<void> {
    try {
      await store.mutateAsync({ ...address, is_default: true });
      succeed(t('Default address changed'));
    } catch (error) {
      fail(error);
    }
  }
  async function deleteIt(): Promise<void> {
    const isSure = await askConfirmation({
      tone: 'danger',
      title: t('Delete this address?'),
      text: t('This does not affect orders you have placed.'),
      confirm: t('Delete'),
      cancel: t('Cancel'),
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync(id);
      succeed(t('Address deleted'));
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Card as="article">
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text strong>{name}</Text>
            <Text tone="muted">{phone}</Text>
            {is_default && <DefaultMark>{t('Default address')}</DefaultMark>}
          </Inline>
          <Text>
            {zip} {county}
            {district}
            {street}
          </Text>
        </Stack>
        <Inline gap={2}>
          <Button asChild size="sm" variant="secondary">
            <Link to={to.address(id)} aria-label={t('Edit the address of {0}', name)}>
              {t('Edit')}
            </Link>
          </Button>
          {!is_default && (
            <Button
              size="sm"
              variant="quiet"
              loading={store.isPending}
              onClick={() => void makeDefault()}
            >
              {t('Set as default')}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            loading={remove.isPending}
            aria-label={t('Delete the address of {0}', name)}
            onClick={() => void deleteIt()}
          >
            {t('Delete')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
