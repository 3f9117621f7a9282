import { html, type Html } from '../../http/html/html';
import { plainPage } from '../../http/html/plain-page';

/** The layout of the cashier's pages. */
export const cashierLayout = (title: string, content: Html): Html =>
  plainPage({ title, badge: '測試收銀台', content });

/**
 * A page with the reason why a payment is not possible, and a link back.
 *
 * @param back a path of the site.
 */
export const refusalPage = (reason: string, back = '/order/list'): Html =>
  cashierLayout(
    '無法付款',
    html`<h1>無法付款</h1>
      <p role="alert">${reason}</p>
      <a class="button" href="${back}">回到我的訂單</a>`,
  );
