import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { mangoes } from '../../../stories/samples';
import { PostMedia } from '../../articles/PostMedia/PostMedia';
import { CartLine } from '../../cart/CartLine/CartLine';
import { OrderItemList } from '../../checkout/OrderItemList/OrderItemList';
import { PaymentMarks } from '../../checkout/PaymentMarks/PaymentMarks';
import { OrderCard } from '../../orders/OrderCard/OrderCard';
import { OrderTotals } from '../../orders/OrderTotals/OrderTotals';
import { PaymentSlip } from '../../orders/PaymentSlip/PaymentSlip';
import { Price } from '../../products/Price/Price';
import { ProductCard } from '../../products/ProductCard/ProductCard';
import { Badge } from '../Badge/Badge';
import { Barcode } from '../Barcode/Barcode';
import { Gallery } from '../Gallery/Gallery';

const line = {
  p_id: 1,
  name: '愛文芒果',
  index_img: null,
  attributes: [],
  quantity: 2,
  amount: 680,
  type: 2 as const,
};
const order = {
  trans_order_id: 'A1',
  pay_status_text: '已付款',
  products: [{ index_img: null, p_name: '愛文芒果', amount: 680, count: 2 }],
  products_count: 2,
  final_amount: 1360,
};
const pictures = [
  { src: '/1.avif', alt: '一' },
  { src: '/2.avif', alt: '二' },
];
const posted = Array.from({ length: 6 }, (_, at) => ({
  url: `/${at}.avif`,
  width: 4,
  height: 3,
}));
const atm = { kind: 'atm', bank_code: '013', account: '9103552212345678' } as const;
const copy = () => Promise.resolve();

/** Inputs that a right-to-left page would reorder. */
const drawn: readonly (readonly [string, ReactElement])[] = [
  ['−13%', <ProductCard product={{ ...mangoes, amount: 680, market_price: 790 }} href="/1" />],
  ['-NT$50', <Price amount={-50} />],
  ['-NT$50', <OrderTotals rows={[{ label: '優惠券', amount: -50 }]} total={100} />],
  ['× 2', <CartLine item={line} href="/1" onRemove={() => undefined} />],
  ['× 2', <OrderItemList label="商品" items={[{ key: '1', ...line }]} />],
  ['× 2', <OrderCard order={order} status="paid" href="/order/A1" />],
  ['99+', <Badge count={120} />],
  ['99+', <Badge count={120} label="120 件商品" />],
  ['1 / 2', <Gallery label="愛文芒果" pictures={pictures} />],
  ['9103 5522 1234 5678', <PaymentSlip name="ATM" amount={100} details={atm} onCopy={copy} />],
  ['/ABC1234', <Barcode value="/ABC1234" />],
  ['+2', <PostMedia author="阿嬤" pictures={posted} />],
  ['7-ELEVEN', <PaymentMarks method="cvs" />],
];

describe('LeftToRight on a right-to-left page', () => {
  it.each(drawn)('stays %s', (text, element) => {
    const { container } = render(<div dir="rtl">{element}</div>);
    const figures = [...container.querySelectorAll('bdi[dir=ltr]')];
    expect(figures.map((each) => each.textContent)).toContain(text);
  });

  it('is isolated from its page when a sign comes before it', () => {
    const sources = import.meta.glob<string>('../../**/*.tsx', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const signs = Object.entries(sources)
      .filter(([file]) => !/\.(test|stories)\.tsx$/.test(file))
      .flatMap(([file, source]) =>
        [...source.matchAll(/<(\w+)([^<>]*)>\s*[-−+×±] ?\{/g)].map(
          ([, element = '', props = '']) => ({
            file,
            isIsolated: `${element}${props}`.includes('LeftToRight'),
          }),
        ),
      );
    expect(signs.length).toBeGreaterThan(3);
    expect(signs.filter(({ isIsolated }) => !isIsolated)).toEqual([]);
  });
});
