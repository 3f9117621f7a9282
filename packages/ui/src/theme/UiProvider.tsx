import { useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from './labels';
import { UiContext, type UiLinkProps } from './UiContext';

export interface UiProviderProps {
  children: ReactNode;
  /** Texts to override; the others keep their Traditional Chinese default. */
  labels?: Partial<UiLabels> | undefined;
  /**
   * The router's link component, taking `href`. External links (`https:`, `tel:`, `mailto:`) stay anchors.
   */
  link?: ComponentType<UiLinkProps> | undefined;
}

/**
 * Sets the kit's texts and link component. Default: Traditional Chinese, plain anchors.
 *
 * @example
 * <UiProvider link={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>
 *   <ThemeStyles />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ children, labels, link }: UiProviderProps) {
  const value = useMemo(() => ({ labels: { ...defaultLabels, ...labels }, link }), [labels, link]);
  return <UiContext value={value}>{children}</UiContext>;
}
