import { useMemo, type ComponentType, type ReactNode } from 'react';
import { defaultLabels } from '../labels/zh-TW/ui';
import type { UiLabels } from './labels';
import { UiContext, type UiLinkProps } from './UiContext';

export interface UiProviderProps {
  children: ReactNode;
  /** Words to use in place of the Traditional Chinese ones; those left out keep their default. */
  labels?: Partial<UiLabels> | undefined;
  /** The router's link, taking `href`. Links to elsewhere (`https:`, `tel:`, `mailto:`) stay plain anchors. */
  link?: ComponentType<UiLinkProps> | undefined;
}

/**
 * Gives the kit its words and its link. Without it the kit speaks Traditional Chinese and links are plain.
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
