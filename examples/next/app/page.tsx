import { guestMall } from './mall';
import { Shelf } from './Shelf';

/** The newest goods, read on the server. */
export default async function Home() {
  const mall = guestMall();
  const { list } = await mall.products.all({ sort: 'newest', in_stock: '1' });
  const goods = list.map((product) => ({ ...product, index_img: mall.url(product.index_img) }));
  return <Shelf goods={goods} />;
}
