/**
 * Words the kit says by itself: names of its buttons, and what it announces. Every one has a
 * Traditional Chinese default; pass some or all of them to `UiProvider` for another language.
 */
export interface UiLabels {
  /** Closes a dialog or a drawer. */
  close: string;
  /** Announced while something is under way. */
  loading: string;
  /** Tries a failed thing again. */
  retry: string;
  /** Empties a search field. */
  clear: string;
  /** Submits a search. */
  search: string;
  /** Takes one named thing away, e.g. a chip. */
  remove: (name: string) => string;
  /** Goes to the page before. */
  back: string;
  previous: string;
  next: string;
  showPassword: string;
  hidePassword: string;
  increase: string;
  decrease: string;
  /** Why a typed number was lowered. */
  atMost: (max: number) => string;
  /** Why a typed number was raised. */
  atLeast: (min: number) => string;
  /** Why a typed number was moved onto a step. */
  inSteps: (step: number) => string;
  /** Marks a field that must be filled in. */
  required: string;
  /** Marks a link that leaves this window. */
  newWindow: string;
  skipToContent: string;
  breadcrumb: string;
  /** Read before the words of a toast. */
  toast: string;
  /** Names the region in which toasts appear; `{hotkey}` is filled in. */
  toasts: string;
  stepDone: string;
  stepCurrent: string;
  stepTodo: string;
  viewFullScreen: string;
  /** Names a picture by its place. */
  pictureOf: (index: number, total: number) => string;
  pictures: string;
}

/** The kit's words in Traditional Chinese. */
export const defaultLabels: UiLabels = {
  close: '關閉',
  loading: '載入中',
  retry: '再試一次',
  clear: '清除',
  search: '搜尋',
  remove: (name) => `移除 ${name}`,
  back: '返回',
  previous: '上一張',
  next: '下一張',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  increase: '增加',
  decrease: '減少',
  atMost: (max) => `最多 ${max}，已幫您改成 ${max}`,
  atLeast: (min) => `最少 ${min}，已幫您改成 ${min}`,
  inSteps: (step) => `需以 ${step} 為單位，已幫您調整`,
  required: '必填',
  newWindow: '（另開新視窗）',
  skipToContent: '跳到主要內容',
  breadcrumb: '目前位置',
  toast: '通知',
  toasts: '訊息通知（{hotkey}）',
  stepDone: '已完成',
  stepCurrent: '目前步驟',
  stepTodo: '尚未進行',
  viewFullScreen: '放大檢視',
  pictureOf: (index, total) => `第 ${index} 張，共 ${total} 張`,
  pictures: '圖片',
};
