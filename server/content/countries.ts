import type { Language } from '#contract/core/languages.ts'

/** ISO 3166 codes of the allowed countries; names come from `Intl`. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE ZA ZM ZW'.split(
    ' ',
  )

const known: ReadonlySet<string> = new Set(CODES)

/** Whether a country is allowed. */
export const isCountry = (code: string): boolean => known.has(code)

function namesIn(language: Language): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const order = new Intl.Collator(language)
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => order.compare(a.name, b.name))
}

/** Countries by language, sorted by its collation. */
export const countries: Readonly<Record<Language, readonly { code: string; name: string }[]>> = {
  ru: namesIn('ru'),
  en: namesIn('en'),
}
