import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from '../labels/types/ui';
import type { PartLabels, UiLabelPack } from '../labels/types/label-pack';

/** Props of the injected link component: those of an anchor, with a required `href`. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the target. */
  href: string;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Returns the `srcset` of a picture by its URL; `undefined` for one without other sizes. */
export type PictureSrcSet = (src: string) => string | undefined;

/** The context value from `UiProvider`. */
export interface UiContextValue {
  labels: UiLabels;
  /** The labels of all parts in another language; `undefined` for Traditional Chinese. */
  labelPack: UiLabelPack | undefined;
  /** Renders links within the site; `undefined` renders a plain `<a>`. */
  link: ComponentType<UiLinkProps> | undefined;
  /** Returns the sizes of a picture without a `srcSet`, by its URL; `undefined` for one size. */
  pictureSrcSet: PictureSrcSet | undefined;
}

export const UiContext = createContext<UiContextValue>({
  labels: defaultLabels,
  labelPack: undefined,
  link: undefined,
  pictureSrcSet: undefined,
});

/**
 * Returns the kit's labels and link component. Without a provider: Traditional Chinese, plain anchors.
 *
 * @example
 * const { labels } = useUi();
 */
export const useUi = (): UiContextValue => useContext(UiContext);

/**
 * Returns the labels of one part: the component's own, else the provider's, else the default, which
 * the component imports. Beside `useUi`, because almost every page needs both.
 */
export function useLabels<Part extends keyof PartLabels>(
  part: Part,
  own: PartLabels[Part] | undefined,
  fallback: PartLabels[Part],
): PartLabels[Part] {
  const pack: Partial<PartLabels> | undefined = useUi().labelPack;
  return own ?? pack?.[part] ?? fallback;
}
