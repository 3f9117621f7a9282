import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '下拉選單',
  description: '按鈕打開的一串動作或連結，用方向鍵移動。',
  when: {
    zh: '一個按鈕後面的幾個動作或去處：會員選單、貼文的編輯與刪除。',
    en: 'Groups a few actions or links behind one button: the member’s menu, edit and delete of a post.',
  },
  instead: {
    zh: '選一個值用 Select 或 RadioGroup；只有一個動作就直接放出來；裡面不放欄位。',
    en: 'To choose a value use Select or RadioGroup. Show a single action directly. Menus hold no form fields.',
  },
  anatomy: `<DropdownMenu trigger={<IconButton label="會員"><User /></IconButton>} heading="王小美，您好">
  <MenuItem href="/order/list" icon={<Package />}>訂單管理</MenuItem>
  <MenuGroup label="水果">…</MenuGroup>
  <MenuSeparator />
  <MenuItem onSelect={logout}>登出</MenuItem>
</DropdownMenu>`,
  keys: [
    {
      keys: 'Enter, Space, ArrowDown',
      zh: '打開，焦點到第一項',
      en: 'Opens, with the focus on the first item',
    },
    { keys: 'ArrowDown, ArrowUp', zh: '下一項、上一項', en: 'The next or previous item' },
    { keys: 'Home, End', zh: '第一項、最後一項', en: 'The first or last item' },
    {
      keys: 'A–Z',
      zh: '跳到名字以它開頭的項目',
      en: 'Moves to the item that begins with the character',
    },
    { keys: 'Enter, Space', zh: '選這一項', en: 'Selects the item' },
    { keys: 'Escape', zh: '收起，焦點回到按鈕', en: 'Closes and returns the focus to the button' },
  ],
  advice: [
    {
      do: {
        zh: '收不回來的給 tone="danger"，放在 MenuSeparator 後面。',
        en: 'Give an irreversible action tone="danger", after a MenuSeparator.',
      },
      dont: { zh: '「刪除」夾在「編輯」和「分享」中間。', en: 'Put 刪除 between 編輯 and 分享.' },
    },
    {
      do: {
        zh: '按下按鈕才載入選單時給 defaultOpen。',
        en: 'Set defaultOpen where the first press on its button loads the menu.',
      },
      dont: { zh: '載入完要人再按一次。', en: 'Require a second press after loading.' },
    },
    {
      do: {
        zh: '結果就在選單裡看的給 staysOpen：「全部標成已讀」。',
        en: 'Set staysOpen where the menu shows the result: 全部標成已讀.',
      },
      dont: {
        zh: '選了就收起，人得再打開來看有沒有成功。',
        en: 'Close it, so that users must open it again to see the result.',
      },
    },
  ],
};
