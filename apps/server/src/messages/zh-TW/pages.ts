/** Metadata of pages for search engines and messengers. */
export const pages = {
  home: '首頁',
  mall: '商城',
  /** A category, by its name. */
  store: (name: string) => `${name}，今天就能下單的鄰里好味道`,
};
