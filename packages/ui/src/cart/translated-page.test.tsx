import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Badge } from '../kit/Badge/Badge';
import { OrderTotals } from '../orders/OrderTotals/OrderTotals';
import { CartLine } from './CartLine/CartLine';
import { DeliveryVan } from './DeliveryVan/DeliveryVan';

const item = {
  ...{ p_id: 1, name: '愛文芒果', index_img: null, attributes: [], type: 1 as const },
  ...{ amount: 520, market_price: 680 },
};

function Cart() {
  const [quantity, setQuantity] = useState(1);
  const total = item.amount * quantity;
  return (
    <main>
      <Badge count={quantity}>購物車</Badge>
      <CartLine item={{ ...item, quantity }} href="/1" onQuantityChange={setQuantity} />
      <DeliveryVan amount={total} threshold={1_500} />
      <OrderTotals
        rows={[
          { label: '商品小計', amount: total },
          { label: '運費', amount: 0, text: quantity > 2 ? '免運' : '滿額免運' },
          { label: '優惠券', amount: -10 * quantity },
        ]}
        total={total - 10 * quantity}
        footnote={`可得 ${quantity} 點`}
      />
    </main>
  );
}

/** Replaces the texts of a page by others in `font` elements, as Chrome and Google Translate do. */
function translatePage(page: Element): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"], font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data} (en)`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

it('a cart shows true amounts when its quantity changes after its page was translated', async () => {
  const { container } = render(<Cart />);
  const more = screen.getByRole('button', { name: '增加' });
  for (const [quantity, each, total, missing] of [
    [2, 'NT$1,040', 'NT$1,020', 'NT$460'],
    [3, 'NT$1,560', 'NT$1,530', null],
  ] as const) {
    translatePage(container);
    await userEvent.click(more);
    const page = within(container);
    expect(page.getByText(String(quantity), { selector: 'bdi' })).toBeVisible();
    expect(page.getByRole('main')).toHaveTextContent(each);
    expect(page.getByRole('main')).toHaveTextContent(total);
    expect(page.getByRole('main')).toHaveTextContent(`-NT$${10 * quantity}`);
    const progress = page.getAllByRole('status').map(({ textContent }) => textContent);
    expect(progress.join()).toContain(missing ?? '免運');
    expect(page.getByRole('main')).toHaveTextContent(`可得 ${quantity} 點`);
  }
  expect(container).not.toHaveTextContent(/NT\$520.*NT\$510/);
  expect(screen.getByRole('textbox')).toHaveValue('3');
});
