import fp from 'fastify-plugin';
import * as z from 'zod';
import { html } from '../../http/html/html';
import { plainPage, sendPage } from '../../http/html/plain-page';
import { sendButton } from '../../http/html/send-button';
import { MAP_PATH } from '../../domains/shipping';
import { storesOf, type DemoStore } from './stores';

/** Path of the sandbox's store map. */
const SANDBOX_MAP_PATH = '/sandbox/map';

const networks = /^(FAMI|UNIMART|UNIMARTFREEZE|HILIFE|FAMIC2C|UNIMARTC2C|HILIFEC2C|OKMARTC2C)$/;

const request = z.object({
  MerchantID: z.string().min(1).max(10),
  MerchantTradeNo: z.string().regex(/^[0-9A-Za-z]{1,20}$/),
  LogisticsType: z.literal('CVS'),
  LogisticsSubType: z.string().regex(networks),
  IsCollection: z.enum(['Y', 'N']),
  // Only the path is used, and only this one: the sandbox redirects nowhere else.
  ServerReplyURL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).pathname)
    .refine((pathname) => pathname === MAP_PATH),
  ExtraData: z.string().max(20),
  Device: z.enum(['0', '1']),
});

type MapRequest = z.infer<typeof request>;

const badge = '測試門市地圖';

/** A list of stores instead of the provider's map; it posts the chosen store back in the same way. */
export const storeMapSandbox = fp(async (app) => {
  app.post(SANDBOX_MAP_PATH, async (call, reply) => {
    const { data } = request.safeParse(call.body);
    const chain = data && storesOf(data.LogisticsSubType);
    if (!data || !chain) {
      const refusal = html`<h1>無法開啟地圖</h1>
        <p role="alert">地圖資料有誤</p>
        <a class="button" href="/cart/shipping">回到結帳</a>`;
      return sendPage(reply, 400, plainPage({ title: '無法開啟地圖', badge, content: refusal }));
    }
    const content = html`<h1>選擇 ${chain.name} 門市</h1>
      <p class="note">這裡是測試用的門市清單，不是真的門市。</p>
      ${chain.stores.map(
        (store) =>
          html`${pick(store, data)}
            <p class="note">${store.address}</p>`,
      )}`;
    return sendPage(reply, 200, plainPage({ title: '選擇門市', badge, content: content }));
  });
});

const pick = ({ id, name, address }: DemoStore, map: MapRequest) =>
  sendButton(
    map.ServerReplyURL,
    {
      MerchantID: map.MerchantID,
      MerchantTradeNo: map.MerchantTradeNo,
      LogisticsSubType: map.LogisticsSubType,
      CVSStoreID: id,
      CVSStoreName: name,
      CVSAddress: address,
      CVSTelephone: '',
      CVSOutSide: /^(澎湖|金門|連江)/.test(address) ? '1' : '0',
      ExtraData: map.ExtraData,
    },
    '',
    name,
  );
