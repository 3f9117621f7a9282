import { holidays } from './holidays';

/** Site configuration by group, keys as in spec section 3. */
export interface DemoConfigs {
  common: Record<'store_name' | 'web_desc' | 'logo' | 'ga_code' | 'gtm_code' | 'email' | 'guest_order' | 'fb_link' | 'ig_link' | 'yb_link' | 'line_link' | 'copyright_text' | 'service_hours', string>;
  order: Record<'merge_order', string>;
  payment: Record<
    | 'invoice_two_part_status' | 'invoice_three_part_status' | 'ecpay_status' | 'ecpay_show_name' | 'ecpay_inpay_status' | 'ecpay_installments'
    | 'ecpay_atm_expire_day' | 'ecpay_convenience_store_code_expire_day' | 'ecpay_convenience_store_barcode_expire_day'
    | 'money_transfer_show_name' | 'money_transfer_bank_code' | 'money_transfer_bank_name' | 'money_transfer_branch_bank_code'
    | 'money_transfer_branch_bank_name' | 'money_transfer_account_name' | 'money_transfer_account',
    string
  >;
  point: Record<'amount_get_point' | 'point_exchange_amount', string>;
  product: Record<'out_stock_notify' | 'low_inventory_notify' | 'specify_shipping_days', string>;
  index: Record<'index_mode', string>;
  invoice: Record<'e_invoice_status', string>;
  calendar: Record<'working_days' | 'cutoff_hour' | 'holidays', string>;
  search: Record<'synonyms', string>;
  shipping: Record<'normal_switch' | 'refrigeration_switch' | 'freezing_switch', string>;
}

/**
 * The demo shop's settings. Switches are '1' and '0', as `e_invoice_status` is in the spec. Links and
 * the bank account are invented; `.example` domains cannot be registered.
 */
export const configs: DemoConfigs = {
  common: {
    store_name: '巷口市集', web_desc: '同一條巷子的人，把每天真的在吃的東西好好賣給鄰居。', logo: '',
    ga_code: '', gtm_code: '', email: 'hello@xiangkou.example', guest_order: '0',
    fb_link: 'https://social.example/xiangkou', ig_link: 'https://photo.example/xiangkou', yb_link: 'https://video.example/xiangkou', line_link: 'https://line.example/xiangkou',
    copyright_text: '© 巷口市集 Alley Market', service_hours: '每天 09:00–21:00',
  },
  order: { merge_order: '0' },
  payment: {
    invoice_two_part_status: '1', invoice_three_part_status: '1', ecpay_status: '1', ecpay_show_name: '線上付款', ecpay_inpay_status: '0', ecpay_installments: '3,6,12',
    ecpay_atm_expire_day: '5', ecpay_convenience_store_code_expire_day: '5', ecpay_convenience_store_barcode_expire_day: '5',
    money_transfer_show_name: '銀行匯款', money_transfer_bank_code: '999', money_transfer_bank_name: '巷口示範銀行', money_transfer_branch_bank_code: '0012',
    money_transfer_branch_bank_name: '大同分行', money_transfer_account_name: '巷口市集（示範帳戶，請勿匯款）', money_transfer_account: '0000123456789',
  },
  point: { amount_get_point: '100', point_exchange_amount: '1' },
  product: { out_stock_notify: '缺貨中', low_inventory_notify: '快沒庫存了', specify_shipping_days: '1' },
  index: { index_mode: '1' },
  invoice: { e_invoice_status: '1' },
  calendar: { working_days: '1,2,3,4,5,6', cutoff_hour: '14', holidays: holidays.join(',') },
  search: { synonyms: '土司,吐司\n馬鈴薯,洋芋\n芒果,檨仔\n地瓜,番薯,甘藷\n花生,土豆\n番茄,西紅柿\n鳳梨,菠蘿' },
  shipping: { normal_switch: '1', refrigeration_switch: '1', freezing_switch: '1' },
};
