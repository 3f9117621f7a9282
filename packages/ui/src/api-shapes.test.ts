import type { Body, Query, Reply } from '@mall/contract';
import { expectTypeOf, test } from 'vitest';
import type { AddressValue } from './addresses/AddressForm/AddressForm';
import type { PostCardArticle, PostComment } from './articles/post/post';
import type { PostProductRowProduct } from './articles/PostProduct/PostProductRow';
import type { CartLineItem } from './cart/CartLine/CartLine';
import type { CouponOption } from './checkout/CouponFieldset/CouponOption';
import type { CouponTerms } from './checkout/CouponFieldset/useCouponTerms';
import type { InvoiceValue } from './checkout/InvoiceFieldset/InvoiceValue';
import type { PaymentOption, PaymentValue } from './checkout/PaymentFieldset/PaymentFieldset';
import type { SavedAddress } from './checkout/RecipientFieldset/RecipientFieldset';
import type { ShippingOption } from './checkout/ShippingFieldset/ShippingFieldset';
import type { ShippingReviewChoice } from './checkout/ShippingReview/ShippingReview';
import type { InvoiceKind } from './labels/types/invoice';
import type { OrderCardOrder } from './orders/OrderCard/OrderCard';
import type { OrderMessageItem } from './orders/OrderMessageList/OrderMessageList';
import type { TotalsAmounts } from './orders/OrderTotals/useTotalsRows';
import type { FilterCounts, ProductFilters } from './products/productFilters';
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
type ShippingMethod = ItemOf<Reply<'checkout', 'shippingMethods'>['list']>;
type PaymentMethod = ItemOf<Reply<'checkout', 'paymentMethods'>['list']>;
type Totals = Reply<'checkout', 'paymentMethods'>['totals'];
type CartCoupon = ItemOf<Reply<'coupons', 'forCart'>>;
type CouponTicket = ItemOf<Reply<'coupons', 'list'>['list']>;
type Pay = Body<'checkout', 'pay'>;
type ProductQuery = Query<'products', 'all'>;
type Facets = NonNullable<Reply<'products', 'all'>['facets']>;

// The compiler checks these: a reply fits its component, which names no field that the API lacks.
test('components take the replies of the API as they are', () => {
  expectTypeOf<Product>().toExtend<ProductCardProduct>();
  expectTypeOf<CartItem>().toExtend<CartLineItem>();
  expectTypeOf<Order>().toExtend<OrderCardOrder>();
  expectTypeOf<OrderMessage>().toExtend<OrderMessageItem>();
  expectTypeOf<Article>().toExtend<PostCardArticle>();
  expectTypeOf<ProductInPost>().toExtend<PostProductRowProduct>();
  expectTypeOf<Comment>().toExtend<PostComment>();
  expectTypeOf<Address>().toExtend<SavedAddress>();
  expectTypeOf<ShippingMethod>().toExtend<ShippingOption>();
  expectTypeOf<Body<'checkout', 'chooseShipping'>>().toExtend<ShippingReviewChoice>();
  expectTypeOf<PaymentMethod>().toExtend<PaymentOption>();
  expectTypeOf<Totals>().toExtend<TotalsAmounts>();
  expectTypeOf<CartCoupon>().toExtend<CouponOption>();
  expectTypeOf<CouponTicket>().toExtend<CouponTerms>();
  expectTypeOf<Facets>().toExtend<FilterCounts>();
  expectTypeOf<Pick<ProductQuery, keyof ProductFilters>>().toExtend<ProductFilters>();
});

test('the API takes the choices of components as they are', () => {
  expectTypeOf<PaymentValue>().toExtend<Pay['payment']>();
  expectTypeOf<InvoiceKind>().toEqualTypeOf<Pay['invoice']['kind']>();
  expectTypeOf<keyof InvoiceValue>().toExtend<
    keyof Extract<Pay['invoice'], { kind: 'company' }> | 'code'
  >();
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
  expectTypeOf<keyof SavedAddress>().toExtend<keyof Address>();
  expectTypeOf<keyof ShippingOption>().toExtend<keyof ShippingMethod>();
  expectTypeOf<keyof PaymentOption>().toExtend<keyof PaymentMethod>();
  expectTypeOf<keyof FilterCounts>().toExtend<keyof Facets>();
  expectTypeOf<keyof TotalsAmounts>().toExtend<keyof Totals>();
  expectTypeOf<Exclude<keyof CouponOption, 'isUpcoming'>>().toExtend<keyof CartCoupon>();
});
