import { useMessages } from '@mall/app/messages';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { formatPrice, Heading, Inline, Stack, Text } from '@mall/ui';
import { LayerBadge } from '@mall/ui/products';
import { chatMessages } from '../messages/zh-TW/chat';

/** What a member has put into their carts, by layer; nothing while they are empty. */
export function MemberCarts({ carts }: Pick<StaffConversationDetail, 'carts'>) {
  const t = useMessages(chatMessages);
  if (carts.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="md">
        {t('In the carts')}
      </Heading>
      {carts.map(({ layer, amount, products }) => (
        <Stack key={layer} gap={1}>
          <Inline justify="space-between">
            <LayerBadge layer={layer} />
            <Text as="span" size="sm" strong>
              {formatPrice(amount)}
            </Text>
          </Inline>
          <Stack as="ul" gap={0} style={{ listStyle: 'none', padding: 0 }}>
            {products.map((product) => (
              <Text key={product.p_id} as="li" size="sm">
                {`${product.name} × ${product.count}`}
              </Text>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
