import type { Reply } from '@mall/contract';
import { expectTypeOf, test } from 'vitest';
import type { AddressValue } from './addresses/AddressForm/AddressForm';
import type { PostCardArticle, PostComment } from './articles/post/post';
import type { PostProductRowProduct } from './articles/PostProduct/PostProductRow';
import type { CartLineItem } from './cart/CartLine/CartLine';
import type { OrderCardOrder } from './orders/OrderCard/OrderCard';
import type { OrderMessageItem } from './orders/OrderMessageList/OrderMessageList';
import type { ProductCardProduct } from './products/ProductCard/ProductCard';

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
type Product = ItemOf<Reply<'products', 'all'>['list']>;
type CartItem = ItemOf<Reply<'cart', 'list'>['list']>;
type Order = ItemOf<Reply<'orders', 'recent'>>;
type OrderMessage = ItemOf<Reply<'orders', 'messages'>['list']>;
type Article = ItemOf<Reply<'articles', 'list'>['list']>;
type ProductInPost = ItemOf<Article['product']>;
type Comment = ItemOf<Reply<'articles', 'comments'>['list']>;
type Address = ItemOf<Reply<'addresses', 'list'>>;

// The compiler checks these: a reply fits its component, which names no field that the API lacks.
test('components take the replies of the API as they are', () => {
  expectTypeOf<Product>().toExtend<ProductCardProduct>();
  expectTypeOf<CartItem>().toExtend<CartLineItem>();
  expectTypeOf<Order>().toExtend<OrderCardOrder>();
  expectTypeOf<OrderMessage>().toExtend<OrderMessageItem>();
  expectTypeOf<Article>().toExtend<PostCardArticle>();
  expectTypeOf<ProductInPost>().toExtend<PostProductRowProduct>();
  expectTypeOf<Comment>().toExtend<PostComment>();
});

test('components name only fields that the API has', () => {
  expectTypeOf<keyof ProductCardProduct>().toExtend<keyof Product>();
  expectTypeOf<keyof CartLineItem>().toExtend<keyof CartItem>();
  expectTypeOf<keyof OrderCardOrder>().toExtend<keyof Order>();
  expectTypeOf<keyof OrderMessageItem>().toExtend<keyof OrderMessage>();
  expectTypeOf<keyof PostCardArticle>().toExtend<keyof Article>();
  expectTypeOf<keyof PostProductRowProduct>().toExtend<keyof ProductInPost>();
  expectTypeOf<keyof PostComment>().toExtend<keyof Comment>();
  expectTypeOf<keyof AddressValue>().toExtend<keyof Address>();
});
