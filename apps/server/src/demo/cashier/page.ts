import { html, type Html } from '../../http/html/html';
import { plainPage } from '../../http/html/plain-page';

/** A page of the cashier. */
export const cashierLayout = (title: string, content: Html): Html =>
  plainPage({ title, badge: '測試收銀台', content });

/**
 * Why nothing can be paid here, and the way back.
 *
 * @param back a path of the mall.
 */
export const refusalPage = (reason: string, back = '/order/list'): Html =>
  cashierLayout(
    '無法付款',
    html`<h1>無法付款</h1>
      <p role="alert">${reason}</p>
      <a class="button" href="${back}">回到我的訂單</a>`,
  );
