export { readCommissionPercent } from './commission.service';
export { readMailSwitches } from './mail-switches.service';
export { isSetting, type SettingChange, settingsText, storeSettings } from './configs.repo';
export { isOpenAt, readHours, writeHours } from './opening-hours';
export { readSynonyms } from './synonyms.service';
export { readSettings, settingsOf } from './configs.service';
export type { Settings } from './settings';
