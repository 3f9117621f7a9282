import { useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from './labels';
import type { UiWords } from './words';
import { UiContext, type PictureSrcSet, type UiLinkProps } from './UiContext';

export interface UiProviderProps {
  children: ReactNode;
  /**
   * All words of all components in another language, such as everything of `@mall/ui/labels/en`; keep the object.
   * @default Traditional Chinese
   */
  words?: UiWords | undefined;
  /** Single words of the kit to replace; the others stay. */
  labels?: Partial<UiLabels> | undefined;
  /**
   * The router's link component, taking `href`. External links (`https:`, `tel:`, `mailto:`) stay anchors.
   */
  link?: ComponentType<UiLinkProps> | undefined;
  /**
   * The sizes of pictures that come without a `srcSet`, e.g. `pictureSrcSet` of `@mall/contract/pictures`; keep it
   * stable between renders. Without it they come in one size.
   */
  pictureSrcSet?: PictureSrcSet | undefined;
}

/**
 * Sets the kit's words, link component and picture sizes. Default: Traditional Chinese, plain anchors, one size.
 *
 * @example
 * import * as english from '@mall/ui/labels/en';
 * <UiProvider words={english}><App /></UiProvider>
 * @example
 * const link = ({ href, ...rest }: UiLinkProps) => <RouterLink to={href} {...rest} />;
 * <UiProvider link={link}>
 *   <ThemeStyles />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ children, words, labels, link, pictureSrcSet }: UiProviderProps) {
  const value = useMemo(
    () => ({ labels: { ...defaultLabels, ...words?.ui, ...labels }, words, link, pictureSrcSet }),
    [words, labels, link, pictureSrcSet],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
