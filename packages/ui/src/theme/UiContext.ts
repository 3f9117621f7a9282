import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from './labels';

/** Props of the injected link component: those of an anchor, with a required `href`. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The context value from `UiProvider`. */
export interface UiContextValue {
  labels: UiLabels;
  /** Renders links within the site; `undefined` renders a plain `<a>`. */
  link: ComponentType<UiLinkProps> | undefined;
}

export const UiContext = createContext<UiContextValue>({ labels: defaultLabels, link: undefined });

/**
 * Returns the kit's labels and link component. Without a provider: Traditional Chinese, plain anchors.
 *
 * @example
 * const { labels } = useUi();
 */
export const useUi = (): UiContextValue => useContext(UiContext);
