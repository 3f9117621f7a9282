import { Inline } from '@mall/ui';
import { ConsentSwitch } from '../analytics/ConsentSwitch';
import { SettingsSwitches } from './SettingsSwitches';

/** The footer's controls, which need scripts: consent, theme and language. */
export const FooterSettings = () => (
  <Inline gap={4}>
    <ConsentSwitch />
    <SettingsSwitches />
  </Inline>
);
