import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from './labels';

/** What the kit gives to the injected link: an anchor's props, with `href` always there. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What reaches every kit component from `UiProvider`. */
export interface UiContextValue {
  labels: UiLabels;
  /** Draws links within the site; `undefined` draws a plain `<a>`. */
  link: ComponentType<UiLinkProps> | undefined;
}

export const UiContext = createContext<UiContextValue>({ labels: defaultLabels, link: undefined });

/**
 * The kit's labels and link component. Works without a provider: Traditional Chinese, plain anchors.
 *
 * @example
 * const { labels } = useUi();
 */
export const useUi = (): UiContextValue => useContext(UiContext);
