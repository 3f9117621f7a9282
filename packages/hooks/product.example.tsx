import { MallProvider, useProduct } from '@mall/hooks';
import type { Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** The props of a page that is rendered on the server and in the browser. */
export interface PageProps {
  readonly mall: Mall;
  readonly queryClient: QueryClient;
  readonly id: number;
}

/** The page of a product. */
export function ProductPage({ mall, queryClient, id }: PageProps) {
  return (
    <MallProvider mall={mall} queryClient={queryClient}>
      <Product id={id} />
    </MallProvider>
  );
}

function Product({ id }: { readonly id: number }) {
  const { data: product } = useProduct(id);
  return <h1>{product?.name ?? '載入中'}</h1>;
}
