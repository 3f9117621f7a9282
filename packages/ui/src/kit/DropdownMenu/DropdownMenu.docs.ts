import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一個按鈕後面的幾個動作或去處：會員選單、貼文的編輯與刪除。',
    en: 'A few actions or places behind one button: the member’s menu, edit and delete of a post.',
  },
  instead: {
    zh: '選一個值用 Select 或 RadioGroup；只有一個動作就直接放出來；裡面不放欄位。',
    en: 'To choose a value use Select or RadioGroup; a single action stands in the open; no fields inside.',
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
    { keys: 'ArrowDown, ArrowUp', zh: '下一項、上一項', en: 'The next item, the one before' },
    { keys: 'Home, End', zh: '第一項、最後一項', en: 'The first item, the last' },
    { keys: 'A–Z', zh: '跳到名字以它開頭的項目', en: 'Goes to the item that begins with it' },
    { keys: 'Enter, Space', zh: '選這一項', en: 'Selects the item' },
    { keys: 'Escape', zh: '收起，焦點回到按鈕', en: 'Closes; the focus goes back to the button' },
  ],
};
