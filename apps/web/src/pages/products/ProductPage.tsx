import { RouteError } from '@mall/app/errors';
import { useErrorText, useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useCachedProduct, useProduct } from '@mall/hooks';
import { isMallError, type ProductDetail } from '@mall/sdk';
import { Breadcrumb, Container, Stack } from '@mall/ui';
import { useParams } from 'react-router-dom';
import { objectId } from '../../paths/objectId';
import { to } from '../../paths/paths';
import { DeferredContent } from '../../navigation/DeferredContent';
import { PageTitle } from '../../navigation/PageTitle';
import { Missing } from '../../components/missing/Missing';
import { ProductShelf } from '../../components/products/ProductShelf';
import { BuyBar } from './BuyBar';
import { productMessages } from '../../messages/zh-TW/products';
import { ProductHero } from './ProductHero';
import { Trail } from './ProductHero.styles';
import { ProductPageSkeleton } from './ProductPageSkeleton';
import { RecentlyViewed } from './RecentlyViewed';
import { Recommendations } from './Recommendations';
import { usePurchase } from '../../components/products/usePurchase';

/** `/product/:id`: one product. */
export default function ProductPage() {
  const t = useMessages(productMessages);
  const errorText = useErrorText();
  const id = objectId(useParams()['id']);
  if (id === null) throw new RouteError(404);
  const query = useProduct(id);
  const { error } = query;
  const known = useCachedProduct(id);

  // Deleted or nonexistent; also when the cache still has it.
  if (isMallError(error, 'productGone', 'notFound')) {
    const title = isMallError(error, 'productGone') ? errorText(error) : t('Product not found');
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <Missing
          title={title}
          text={t('It may be out of season, or the address is wrong. See what else we have.')}
          way={{ label: t('Browse the shop'), href: to.mall() }}
        />
      </>
    );
  }
  return (
    <Container>
      <QueryState
        query={query}
        titleAs="h1"
        failed={t('This product could not be shown')}
        skeleton={<ProductPageSkeleton known={known} />}
      >
        {(product) => <Product key={id} product={product} />}
      </QueryState>
    </Container>
  );
}

function Product({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(productMessages);
  const purchase = usePurchase(product);
  const { category } = product;
  return (
    <Stack gap={5}>
      <PageTitle>{product.name}</PageTitle>
      <Trail>
        <Breadcrumb
          items={[
            { label: t('Home page'), href: to.home() },
            { label: t('Shop'), href: to.mall() },
            ...(category.parent
              ? [{ label: category.parent.name, href: to.store(category.parent.id) }]
              : []),
            { label: category.name, href: to.store(category.id) },
            { label: product.name },
          ]}
        />
      </Trail>
      <ProductHero product={product} purchase={purchase} />
      <BuyBar product={product} purchase={purchase} />
      <DeferredContent>
        <Recommendations articles={product.articles} />
        <ProductShelf
          title={t('Similar products')}
          href={to.store(category.id)}
          products={product.related}
        />
        <RecentlyViewed current={product.p_id} />
      </DeferredContent>
    </Stack>
  );
}
