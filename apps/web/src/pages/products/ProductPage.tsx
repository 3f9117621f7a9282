import { useProduct } from '@mall/hooks';
import { isMallError, type ProductDetail } from '@mall/sdk';
import { Breadcrumb, Button, Container, ErrorState, Stack } from '@mall/ui';
import { Link, useParams } from 'react-router-dom';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { PageTitle } from '../../shell/PageTitle';
import { RouteError } from '../../shell/RouteError';
import { ProductShelf } from '../../components/products/ProductShelf';
import { commonMessages } from '../../messages/zh-TW/common';
import { BuyBar } from './BuyBar';
import { productMessages } from '../../messages/zh-TW/products';
import { ProductHero } from './ProductHero';
import { Trail } from './ProductHero.styles';
import { ProductPageSkeleton } from './ProductPageSkeleton';
import { RecentlySeen } from './RecentlySeen';
import { Recommendations } from './Recommendations';
import { usePurchase } from './usePurchase';

/** `/product/:id`: one product. */
export default function ProductPage() {
  const t = useMessages(productMessages);
  const errorText = useErrorText();
  const id = Number(useParams()['id']);
  if (!Number.isInteger(id) || id < 1) throw new RouteError(404);
  const { data: product, error, refetch, isRefetching } = useProduct(id);

  if (error && !product) {
    const gone = isMallError(error, 'productGone');
    return (
      <Container>
        <ErrorState
          titleAs="h1"
          title={gone ? errorText(error) : t('This product could not be shown')}
          text={!gone && errorText(error)}
          onRetry={gone ? undefined : () => void refetch()}
          retrying={isRefetching}
          action={
            gone && (
              <Button asChild>
                <Link to={to.mall()}>{t('Go to the mall')}</Link>
              </Button>
            )
          }
        />
      </Container>
    );
  }
  return (
    <Container>
      {product ? <Product key={id} product={product} /> : <ProductPageSkeleton />}
    </Container>
  );
}

function Product({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(productMessages);
  const tCommon = useMessages(commonMessages);
  const purchase = usePurchase(product);
  const { category } = product;
  return (
    <Stack gap={5}>
      <PageTitle>{product.name}</PageTitle>
      <Trail>
        <Breadcrumb
          items={[
            { label: tCommon('Home page'), href: to.home() },
            { label: t('Mall'), href: to.mall() },
            ...(category.parent
              ? [{ label: category.parent.name, href: to.store(category.parent.id) }]
              : []),
            { label: category.name, href: to.store(category.id) },
            { label: product.name },
          ]}
        />
      </Trail>
      <ProductHero product={product} purchase={purchase} />
      <Recommendations articles={product.articles} />
      <ProductShelf
        title={t('Similar products')}
        href={to.store(category.id)}
        products={product.related}
      />
      <RecentlySeen current={product.p_id} />
      <BuyBar product={product} purchase={purchase} />
    </Stack>
  );
}
