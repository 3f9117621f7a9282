/**
 * The public tracking page of each carrier; the parcel's number is appended to an address that ends
 * in `=`. The names are as the carriers write them.
 */
const trackingPages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    黑貓宅急便: 'https://www.t-cat.com.tw/inquire/trace.aspx?no=',
    宅配通: 'https://query2.e-can.com.tw/',
    新竹物流: 'https://www.hct.com.tw/search/searchgoods_n.aspx',
    '7-ELEVEN': 'https://eservice.7-11.com.tw/e-tracking/search.aspx',
    全家: 'https://fmec.famiport.com.tw/fp_entrance/querybox',
    萊爾富: 'https://www.hilife.com.tw/serviceinfo_search.aspx',
    中華郵政: 'https://postserv.post.gov.tw/pstmail/main_mail.html',
  }),
);

/** Returns where a carrier's parcel can be tracked; null: we know no such page. */
export function trackingPage(carrier: string | null, number: string | null): string | null {
  const page = carrier === null ? undefined : trackingPages.get(carrier);
  if (page === undefined) return null;
  return page.endsWith('=') ? page + encodeURIComponent(number ?? '') : page;
}
