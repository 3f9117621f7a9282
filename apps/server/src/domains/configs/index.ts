export { readCommissionPercent } from './commission.service';
export { readMailSwitches } from './mail-switches.service';
export { isSetting, type SettingChange, settingsText, storeSettings } from './configs.repo';
export {
  type HoursOfDay,
  isOpenAt,
  type OpeningHours,
  readHours,
  writeHours,
} from './opening-hours';
export { readSynonyms } from './synonyms.service';
export { readSettings, settingsOf, type Settings } from './configs.service';
