import { useMessages } from '@mall/app/messages';
import type { ProductDetail } from '@mall/sdk';
import { DescriptionList, Heading, Stack } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';

/** A product's specification as a list; renders nothing if there is none. */
export function Specs({ specs }: Pick<ProductDetail, 'specs'>) {
  const t = useMessages(productMessages);
  if (specs.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="specs">
      <Heading level={2} id="specs">
        {t('Specification')}
      </Heading>
      <DescriptionList items={specs.map(({ label, value }) => ({ term: label, details: value }))} />
    </Stack>
  );
}
