import { useConfigs } from '@mall/hooks';
import { Footer, Link, Text } from '@mall/ui';
import { SettingsSwitches } from './SettingsSwitches';

/** The footer: about the shop, social links, theme and language. */
export default function SiteFooter() {
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
