import { useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import { Footer, Inline, Link, Stack, Text } from '@mall/ui';
import { footerMessages } from '../messages/zh-TW/footer';
import { to } from '../paths/paths';
import { ShopLogo } from './ShopLogo';
import { FooterSettings } from './FooterSettings';

export interface SiteFooterProps {
  /** Omits controls that need scripts. @default false */
  readonly withoutScripts?: boolean;
}

/** The footer: the shop and its contact, its own pages, social links, theme and language (spec §2). */
export default function SiteFooter({ withoutScripts = false }: SiteFooterProps) {
  const t = useMessages(footerMessages);
  const common = useConfigs().data?.common;
  const elsewhere = [
    ['Facebook', common?.fb_link],
    ['Instagram', common?.ig_link],
    ['YouTube', common?.yb_link],
    ['LINE', common?.line_link],
  ] as const;
  return (
    <Footer
      brand={
        common && (
          <Stack gap={1}>
            <ShopLogo href={to.home()} />
            {common.web_desc && <Text size="sm">{common.web_desc}</Text>}
            {common.email && (
              <Text size="sm">
                {t('Email us')} <Link href={`mailto:${common.email}`}>{common.email}</Link>
              </Text>
            )}
          </Stack>
        )
      }
      linksLabel={t('About this site')}
      links={
        <>
          <Link href={to.about()} tone="quiet">
            {t('About us')}
          </Link>
          <Link href={to.questions()} tone="quiet">
            {t('FAQ')}
          </Link>
          <Link href={to.service()} tone="quiet">
            {t('Contact us')}
          </Link>
          <Link href={to.terms()} tone="quiet">
            {t('Terms of service')}
          </Link>
          <Link href={to.privacy()} tone="quiet">
            {t('Privacy policy')}
          </Link>
        </>
      }
      social={
        <Inline gap={4}>
          {elsewhere.map(
            ([name, href]) =>
              href && (
                <Link key={name} href={href} tone="quiet" target="_blank">
                  {name}
                </Link>
              ),
          )}
        </Inline>
      }
      settings={!withoutScripts && <FooterSettings />}
      copyright={common?.copyright_text}
    />
  );
}
