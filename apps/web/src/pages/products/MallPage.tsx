import { Container, Heading, Stack, VisuallyHidden } from '@mall/ui';
import { ProductListView } from '../../components/products/ProductListView';
import { useMessages } from '../../messages/useMessages';
import { PageTitle } from '../../shell/PageTitle';
import { CategoryStrip } from './CategoryStrip';
import { productMessages } from '../../messages/zh-TW/products';
import { ShopFront } from './ShopFront';

/** `/mall`: the shop's front, its categories and all products. */
export default function MallPage() {
  const t = useMessages(productMessages);
  return (
    <Container>
      <PageTitle>{t('Mall')}</PageTitle>
      <Stack gap={6}>
        <VisuallyHidden as="h1">{t('Mall')}</VisuallyHidden>
        <ShopFront />
        <CategoryStrip />
        <Stack as="section" gap={4} aria-labelledby="all-products">
          <Heading level={2} id="all-products">
            {t('All products')}
          </Heading>
          <ProductListView source={ALL} label={t('All products')} nameAs="h3" eager={0} />
        </Stack>
      </Stack>
    </Container>
  );
}

const ALL = { all: true } as const;
