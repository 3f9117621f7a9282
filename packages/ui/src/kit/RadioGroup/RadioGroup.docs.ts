import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '單選群組',
  description: '一組只能選一個的選項，用方向鍵切換。',
  when: {
    zh: '幾個選一個，全部攤開來比：配送、付款、發票。要說明和價錢就用 RadioCard，選了才出現的欄位放在它裡面。',
    en: 'Offers a choice of one of a few visible options: shipping, payment, invoice. RadioCard adds a description and a price, and holds the field of a selected option.',
  },
  instead: {
    zh: '超過七八個用 Select 或 Combobox；可以並選用 CheckCard；立刻切換畫面用 SegmentedControl。',
    en: 'For more than seven or eight use Select or Combobox; for several at once, CheckCard; to switch a view, SegmentedControl.',
  },
  anatomy: `<RadioGroup label="配送方式" value={way} onValueChange={setWay}>
  <Radio value="home">宅配</Radio>
  <RadioCard value="711" title="7-11 取貨" description="到店後保留七天" end={<Price amount={60} />} />
</RadioGroup>`,
  keys: [
    {
      keys: 'Tab',
      zh: '進到選中的那一個（都沒選時是第一個），再按一次離開',
      en: 'Enters at the selected option (or the first), leaves the group',
    },
    { keys: 'ArrowDown, ArrowRight', zh: '下一個，並選它', en: 'Selects the next option' },
    { keys: 'ArrowUp, ArrowLeft', zh: '上一個，並選它', en: 'Selects the previous option' },
    { keys: 'Space', zh: '選焦點所在的那一個', en: 'Selects the focused option' },
  ],
  advice: [
    {
      do: {
        zh: 'disabledReason 自己要說得完整：它會取代 description。',
        en: 'Write disabledReason as a full sentence: it replaces description.',
      },
      dont: {
        zh: '「無法使用」：連原本的說明也看不到了。',
        en: '無法使用: even the description is lost.',
      },
    },
    {
      do: {
        zh: 'RadioCard 的欄位只在選中時給 children。',
        en: 'Pass a RadioCard’s field as children only while it is selected.',
      },
      dont: {
        zh: '每張都放：沒選的欄位也會被 Tab 走到。',
        en: 'Always pass all fields: Tab visits fields of options that are not selected.',
      },
    },
  ],
};
