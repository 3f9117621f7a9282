import { createMallQueryClient, productOptions } from '@mall/hooks/queries';
import { isMallError } from '@mall/sdk';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { guestMall } from '../../mall';
import { Product } from './Product';

interface ProductPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/**
 * A product page. It is fetched on the server with the options of the hook that shows it, so the
 * browser does not fetch it again.
 */
export default async function ProductPage({ params }: ProductPageProps) {
  const id = Number((await params).id);
  const client = createMallQueryClient();
  try {
    await client.fetchQuery(productOptions(guestMall(), id));
  } catch (error) {
    if (isMallError(error, 'productGone', 'notFound', 'invalidFields')) notFound();
    throw error;
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Product id={id} />
    </HydrationBoundary>
  );
}
