import { submittedForm, type PaymentForm } from '../../domains/payments';
import { html, type Html } from '../../http/html/html';
import { sendButton } from '../../http/html/send-button';
import { cashierLayout } from './page';
import type { CardTrade, CodeTrade, TradeRequest } from './trade-request';

/** Path of a trade's page, by its number. */
export const pagePath = (merchantTradeNo: string): string =>
  `/sandbox/payment/trade/${merchantTradeNo}`;
/** Path to which the page posts the chosen result. */
export const RESULT_PATH = '/sandbox/payment/result';
/** Path to which the page posts to issue a payment code. */
export const ISSUE_PATH = '/sandbox/payment/code';
/** Path of the page that brings the shopper of a trade back to the shop. */
export const returnPath = (merchantTradeNo: string): string =>
  `/sandbox/payment/return/${merchantTradeNo}`;
/** Path for leaving without payment. */
export const CANCEL_PATH = '/sandbox/payment/cancel';

type Fields = Readonly<Record<string, string>>;

/** A card payment with its possible results. */
export const cardPage = (trade: CardTrade, paid: Fields, failed: Fields): Html =>
  cashierLayout(
    '確認付款',
    html`${summary(trade, instalments(trade))}
      <p class="note">這裡是測試用的付款頁面，不會真的扣款，請選擇要模擬的付款結果。</p>
      ${sendButton(RESULT_PATH, paid, 'pay', '付款成功')}
      ${sendButton(RESULT_PATH, failed, '', '付款失敗')} ${cancel(trade)}`,
  );

const codeNames: Readonly<Record<CodeTrade['ChoosePayment'], readonly [string, string]>> = {
  ATM: ['ATM 虛擬帳號', '取得繳費帳號'],
  CVS: ['超商代碼', '取得繳費代碼'],
  BARCODE: ['超商條碼', '取得繳費條碼'],
};

/** A payment by code, with a button that issues the code. */
export function codePage(trade: CodeTrade, code: Fields): Html {
  const [name, label] = codeNames[trade.ChoosePayment];
  return cashierLayout(
    label,
    html`${summary(trade, html`<small>${name}</small>`)}
      <p class="note">這裡是測試用的付款頁面，不會真的收款。取號後可以到測試繳費機模擬繳費。</p>
      ${sendButton(ISSUE_PATH, code, 'pay', label)} ${cancel(trade)}`,
  );
}

/** The form that brings a shopper back to the shop with the signed result. */
export type ReturnForm = Pick<PaymentForm, 'action' | 'fields'>;

/**
 * Posts the signed result to the shop. It is a separate form, as at ECPay, instead of a 307
 * redirect of the previous form: WebKit loses the fields on such a redirect when a service worker
 * is active.
 */
export const returnPage = ({ action, fields }: ReturnForm): Html =>
  cashierLayout(
    '回到商店',
    submittedForm(
      { action, fields },
      { title: '回到商店', wait: '正在回到商店，如果沒有自動前往，請按下方按鈕。', go: '回到商店' },
    ),
  );

const summary = (trade: TradeRequest, how: Html): Html =>
  html`<h1>確認付款</h1>
    <p class="amount">NT$${Number(trade.TotalAmount).toLocaleString('en-US')}${how}</p>
    <dl>
      ${row('訂單編號', trade.CustomField1)} ${row('交易編號', trade.MerchantTradeNo)}
      ${row('交易時間', trade.MerchantTradeDate)}
    </dl>
    <ul aria-label="商品">
      ${trade.ItemName.split('#').map((item) => html`<li>${item}</li>`)}
    </ul>`;

/** A row of a trade's details. */
export const row = (term: string, value: string): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`;

function instalments({ CreditInstallment: parts, TotalAmount }: CardTrade): Html {
  if (parts === undefined) return html`<small>信用卡一次付清</small>`;
  const each = Math.ceil(Number(TotalAmount) / Number(parts)).toLocaleString('en-US');
  return html`<small>信用卡分 ${parts} 期，每期約 NT$${each}</small>`;
}

const cancel = ({ MerchantTradeNo }: TradeRequest): Html =>
  sendButton(CANCEL_PATH, { MerchantTradeNo }, 'quiet', '取消');
