import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '滑桿',
  description: '用拖曳或方向鍵選數字，是原生的 range 欄位。',
  when: {
    zh: '範圍明確、差一點沒關係的數字：折抵點數、縮放。旁邊放一個數字欄，讓人能打精確的值。',
    en: 'Takes a number within bounds where the exact value matters little: points to spend, a zoom. Put a number field beside it for the exact value.',
  },
  instead: {
    zh: '數量用 Stepper；要準的金額用 Input。它只有一個把手，選不了區間。',
    en: 'For a quantity use Stepper; for an exact amount, Input. It has one thumb: no ranges.',
  },
  keys: [
    { keys: 'ArrowRight, ArrowUp', zh: '多一步', en: 'One step up' },
    { keys: 'ArrowLeft, ArrowDown', zh: '少一步', en: 'One step down' },
    { keys: 'PageUp, PageDown', zh: '多、少一大步', en: 'A large step up or down' },
    { keys: 'Home, End', zh: '最小、最大', en: 'The minimum or maximum' },
  ],
  advice: [
    {
      do: {
        zh: '拖的時候只換畫面（onValueChange），放開再問伺服器（onValueCommit）。',
        en: 'Render in onValueChange, and call the server in onValueCommit, when the thumb is released.',
      },
      dont: { zh: '每動一格就呼叫一次伺服器。', en: 'Call the server on every step.' },
    },
    {
      do: { zh: 'valueText 說單位：「120 點」。', en: 'Include the unit in valueText: 120 點.' },
      dont: {
        zh: '只唸「120」，不知道是點還是元。',
        en: 'Use only 120, which may be points or NT$.',
      },
    },
  ],
};
