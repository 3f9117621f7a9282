import { guestMall } from './mall';
import { Shelf } from './Shelf';

/** The newest goods, read on the server. */
export default async function Home() {
  const { list } = await guestMall().products.all({ sort: 'newest', in_stock: '1' });
  return <Shelf goods={list} />;
}
