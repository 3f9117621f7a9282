import { row } from './cashier-page';
import { html, type Html } from '../../http/html/html';
import { sendButton } from '../../http/html/send-button';
import { cashierLayout } from './page';
import type { TradeRequest } from './trade-request';

/** Path of the simulated ATM and store counter. */
export const COUNTER_PATH = '/sandbox/counter';
export const COUNTER_PAY_PATH = '/sandbox/counter/pay';

/** A form for a payment code, as at an ATM or a store counter. */
export const counterPage = (problem = '', code = ''): Html =>
  cashierLayout(
    '測試繳費機',
    html`<h1>測試繳費機</h1>
      <p>ATM 轉帳或超商繳費都在這裡模擬：輸入虛擬帳號、繳費代碼，或三段條碼的第二段。</p>
      ${problem ? html`<p role="alert">${problem}</p>` : html``}
      <form method="get" action="${COUNTER_PATH}">
        <label for="code">帳號或代碼</label>
        <input id="code" name="code" value="${code}" autocomplete="off" required maxlength="30" />
        <button class="pay">查詢</button>
      </form>`,
  );

/** The trade that a code pays, with a pay button. */
export const duePage = (trade: TradeRequest, code: string, until: string): Html =>
  cashierLayout(
    '繳費',
    html`<h1>繳費</h1>
      <p class="amount">NT$${Number(trade.TotalAmount).toLocaleString('en-US')}</p>
      <dl>
        ${row('訂單編號', trade.CustomField1)} ${row('帳號或代碼', code)} ${row('繳費期限', until)}
      </dl>
      <p class="note">這裡是測試用的繳費機，不會真的收款。</p>
      ${sendButton(COUNTER_PAY_PATH, { code }, 'pay', '繳費')}
      <a class="button" href="${COUNTER_PATH}">換一個代碼</a>`,
  );

/** The receipt. */
export const receiptPage = (trade: TradeRequest): Html =>
  cashierLayout(
    '繳費完成',
    html`<h1>繳費完成</h1>
      <p role="status">已繳 NT$${Number(trade.TotalAmount).toLocaleString('en-US')}，謝謝。</p>
      <a class="button" href="${trade.ClientBackURL}">查看訂單</a>`,
  );
