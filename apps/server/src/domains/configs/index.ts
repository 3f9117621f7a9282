export { readCommissionPercent } from './commission.service';
export { readMailSwitches } from './mail-switches.service';
export { isSetting, settingsText } from './configs.repo';
export { readSynonyms } from './synonyms.service';
export { readSettings, settingsOf, type Settings } from './configs.service';
