import { useConfigs } from '@mall/hooks';
import { Footer, Link, Text } from '@mall/ui';
import { useMessages } from '../messages/useMessages';
import { to } from '../paths';
import { shellMessages } from './messages';
import { SettingsSwitches } from './SettingsSwitches';

/** The foot of the page: who the shop is, its fine print, its places elsewhere, looks and language. */
export default function SiteFooter() {
  const t = useMessages(shellMessages);
  const common = useConfigs().data?.common;
  const elsewhere = [
    ['Facebook', common?.fb_link],
    ['Instagram', common?.ig_link],
    ['YouTube', common?.yb_link],
    ['LINE', common?.line_link],
  ] as const;
  return (
    <Footer
      brand={common && <Text size="sm">{common.web_desc}</Text>}
      links={
        <>
          <Link href={to.about()} tone="quiet">
            {t('About us')}
          </Link>
          <Link href={to.privacy()} tone="quiet">
            {t('Privacy policy')}
          </Link>
          <Link href={to.terms()} tone="quiet">
            {t('Terms of service')}
          </Link>
          {elsewhere.map(
            ([name, href]) =>
              href && (
                <Link key={name} href={href} tone="quiet" target="_blank">
                  {name}
                </Link>
              ),
          )}
        </>
      }
      settings={<SettingsSwitches />}
      copyright={common?.copyright_text}
    />
  );
}
