import { expect, it } from 'vitest';
import * as contract from './index';

it('@mall/contract exports these names', () => {
  expect(Object.keys(contract).sort()).toMatchInlineSnapshot(`
    [
      "MAX_QUANTITY",
      "MEDIA_LIMITS",
      "POST_LIMITS",
      "articleForm",
      "articleSummary",
      "cartContents",
      "chatMessage",
      "chatSeen",
      "chatSend",
      "checkFields",
      "contract",
      "couponCodeForm",
      "couponListType",
      "dealerPaymentInfo",
      "failureCodes",
      "failures",
      "invoiceChoice",
      "isCompanyNumber",
      "issueMessage",
      "letterForm",
      "loginForm",
      "memberProfile",
      "offeredInvoices",
      "orderStates",
      "orderTabs",
      "paths",
      "paymentChoice",
      "paymentMethods",
      "productSort",
      "productSummary",
      "profileForm",
      "registerForm",
      "shippingChoice",
      "transferForm",
    ]
  `);
});
