import { useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from '../labels/types/ui';
import type { UiLabelPack } from '../labels/types/label-pack';
import { useLinkWarning } from './useLinkWarning';
import { UiContext, type PictureSrcSet, type UiLinkProps } from './UiContext';

export interface UiProviderProps {
  children: ReactNode;
  /**
   * The labels of all components in another language, such as `@mall/ui/labels/en`. Pass the same object on each render.
   * @default Traditional Chinese
   */
  labelPack?: UiLabelPack | undefined;
  /** Single labels of the kit to replace; the others stay. */
  labels?: Partial<UiLabels> | undefined;
  /**
   * The router's link component, taking `href`. External links (`https:`, `tel:`, `mailto:`) stay anchors. Define it
   * outside of the component that passes it.
   */
  link?: ComponentType<UiLinkProps> | undefined;
  /**
   * Returns the sizes of pictures without a `srcSet`, e.g. `pictureSrcSet` of
   * `@mall/contract/pictures`. Pass the same function on each render. Without it pictures have one
   * size.
   */
  pictureSrcSet?: PictureSrcSet | undefined;
}

/**
 * Sets the kit's labels, link component and picture sizes. Default: Traditional Chinese, plain anchors, one size.
 *
 * @example
 * import * as english from '@mall/ui/labels/en';
 * <UiProvider labelPack={english}><App /></UiProvider>
 * @example
 * const link = ({ href, ...rest }: UiLinkProps) => <RouterLink to={href} {...rest} />;
 * <UiProvider link={link}>
 *   <ThemeStyles />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ children, labelPack, labels, link, pictureSrcSet }: UiProviderProps) {
  useLinkWarning(link);
  const value = useMemo(
    () => ({
      labels: { ...defaultLabels, ...labelPack?.ui, ...labels },
      labelPack,
      link,
      pictureSrcSet,
    }),
    [labelPack, labels, link, pictureSrcSet],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
