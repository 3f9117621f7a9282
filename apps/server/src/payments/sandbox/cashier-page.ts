import { html, type Html } from '../../pages/html';
import { cashierLayout } from './page';
import type { TradeRequest } from './trade-request';

/** Where the page sends the result that was chosen. */
export const RESULT_PATH = '/sandbox/payment/result';
/** Where the page goes when nothing is paid. */
export const CANCEL_PATH = '/sandbox/payment/cancel';

type Fields = Readonly<Record<string, string>>;

/** What is to be paid, and how it may end. */
export function cashierPage(trade: TradeRequest, paid: Fields, failed: Fields): Html {
  const amount = Number(trade.TotalAmount);
  const items = trade.ItemName.split('#');
  return cashierLayout(
    '確認付款',
    html`<h1>確認付款</h1>
      <p class="amount">NT$${amount.toLocaleString('en-US')}${instalments(trade, amount)}</p>
      <dl>
        ${row('訂單編號', trade.CustomField1)} ${row('交易編號', trade.MerchantTradeNo)}
        ${row('交易時間', trade.MerchantTradeDate)}
      </dl>
      <ul aria-label="商品">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>
      <p class="note">這裡是測試用的付款頁面，不會真的扣款，請選擇要模擬的付款結果。</p>
      ${choice(RESULT_PATH, paid, 'pay', '付款成功')} ${choice(RESULT_PATH, failed, '', '付款失敗')}
      ${choice(CANCEL_PATH, { MerchantTradeNo: trade.MerchantTradeNo }, 'quiet', '取消')}`,
  );
}

const row = (term: string, value: string): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;

function instalments({ CreditInstallment: parts }: TradeRequest, amount: number): Html {
  if (parts === undefined) return html`<small>信用卡一次付清</small>`;
  const each = Math.ceil(amount / Number(parts)).toLocaleString('en-US');
  return html`<small>信用卡分 ${parts} 期，每期約 NT$${each}</small>`;
}

const choice = (action: string, fields: Fields, look: string, label: string): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="${look}">${label}</button>
  </form>`;
