import { useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from './labels';
import { UiContext, type PictureSrcSet, type UiLinkProps } from './UiContext';

export interface UiProviderProps {
  children: ReactNode;
  /** Texts to override; the others keep their Traditional Chinese default. */
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
 * Sets the kit's texts, link component and picture sizes. Default: Traditional Chinese, plain anchors, one size.
 *
 * @example
 * const link = ({ href, ...rest }: UiLinkProps) => <RouterLink to={href} {...rest} />;
 * <UiProvider link={link}>
 *   <ThemeStyles />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ children, labels, link, pictureSrcSet }: UiProviderProps) {
  const value = useMemo(
    () => ({ labels: { ...defaultLabels, ...labels }, link, pictureSrcSet }),
    [labels, link, pictureSrcSet],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
