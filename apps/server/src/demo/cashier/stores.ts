/** A store of the sandbox's map. The streets exist, the stores do not. */
export interface DemoStore {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** The store networks and their stores. */
const chains: readonly {
  readonly network: RegExp;
  readonly name: string;
  readonly stores: readonly DemoStore[];
}[] = [
  {
    network: /^UNIMART/,
    name: '7-ELEVEN',
    stores: [
      { id: '991182', name: '迪化門市', address: '臺北市大同區迪化街一段 21 號' },
      { id: '991183', name: '大安門市', address: '臺北市大安區和平東路二段 106 號' },
      { id: '991184', name: '板橋門市', address: '新北市板橋區文化路一段 188 號' },
      { id: '991185', name: '逢甲門市', address: '臺中市西屯區福星路 427 號' },
      { id: '991186', name: '神農門市', address: '臺南市中西區神農街 88 號' },
      { id: '991187', name: '馬公門市', address: '澎湖縣馬公市中正路 20 號' },
    ],
  },
  {
    network: /^FAMI/,
    name: '全家',
    stores: [
      { id: '006598', name: '全家大稻埕店', address: '臺北市大同區民生西路 350 號' },
      { id: '006599', name: '全家公館店', address: '臺北市中正區羅斯福路四段 24 號' },
      { id: '006600', name: '全家新竹城隍店', address: '新竹市北區中山路 75 號' },
      { id: '006601', name: '全家駁二店', address: '高雄市鹽埕區大勇路 1 號' },
    ],
  },
  {
    network: /^HILIFE/,
    name: '萊爾富',
    stores: [
      { id: '2001', name: '萊爾富中山店', address: '臺北市中山區南京東路二段 60 號' },
      { id: '2002', name: '萊爾富花蓮店', address: '花蓮縣花蓮市中華路 120 號' },
    ],
  },
  {
    network: /^OKMART/,
    name: 'OK 超商',
    stores: [
      { id: '3001', name: 'OK 永和店', address: '新北市永和區中正路 300 號' },
      { id: '3002', name: 'OK 嘉義店', address: '嘉義市西區仁愛路 500 號' },
    ],
  },
];

/** The stores of a network: `UNIMART` and `UNIMARTFREEZE` are one chain. */
export const storesOf = (network: string) => chains.find((chain) => chain.network.test(network));
