import { guestMall } from './mall';
import { Shelf } from './Shelf';

/** The newest products, fetched on the server. */
export default async function Home() {
  const { list } = await guestMall().products.all({ sort: 'newest', in_stock: '1' });
  return <Shelf products={list} />;
}
