import type { Bilingual } from './shapes.ts'

/** Banks of the faster payments system by id. */
export const sbpBanks: Readonly<Record<string, Bilingual>> = {
  tbank: { ru: 'Т-Банк', en: 'T-Bank' },
  sber: { ru: 'Сбер', en: 'Sber' },
  vtb: { ru: 'ВТБ', en: 'VTB' },
  alfa: { ru: 'Альфа-Банк', en: 'Alfa-Bank' },
  gazprom: { ru: 'Газпромбанк', en: 'Gazprombank' },
  raif: { ru: 'Райффайзен Банк', en: 'Raiffeisen Bank' },
  sovcom: { ru: 'Совкомбанк', en: 'Sovcombank' },
  psb: { ru: 'ПСБ', en: 'PSB' },
  rosselhoz: { ru: 'Россельхозбанк', en: 'Rosselkhozbank' },
  pochta: { ru: 'Почта Банк', en: 'Pochta Bank' },
  mts: { ru: 'МТС Банк', en: 'MTS Bank' },
  ozon: { ru: 'Озон Банк', en: 'Ozon Bank' },
}
