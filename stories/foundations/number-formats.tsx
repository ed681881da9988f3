import { formatPhone } from '#app/lib/text/format-phone.ts'
import { formatNumber, formatRubles, formatSigned } from '#app/lib/text/format.ts'
import {
  moscowClock,
  moscowDate,
  moscowFullMoment,
  moscowMoment,
  moscowMonthName,
  moscowSeconds,
} from '#app/lib/text/moscow-time.ts'
import { languages, type LanguageName } from '#storybook/modes.ts'

interface Format {
  name: string
  format: (language: LanguageName) => string
  where: string
}

/** 21 November 2026, 18:05:12 in Moscow. */
const MOMENT = Date.UTC(2026, 10, 21, 15, 5, 12)

const groups: Readonly<Record<'money' | 'numbers' | 'dates', readonly Format[]>> = {
  money: [
    { name: 'Amount', format: (language) => formatRubles(3_482_916, language), where: 'Whole rubles without kopecks' },
    { name: 'Exact amount', format: (language) => formatRubles(12_480.5, language), where: 'Kopecks if there are any' },
    { name: 'Receipt', format: (language) => formatRubles(300, language, true), where: 'Always with kopecks' },
    { name: 'Loss', format: (language) => formatSigned(-260, language), where: 'The minus sign U+2212, not a hyphen' },
  ],
  numbers: [
    { name: 'Points, players', format: (language) => formatNumber(30_000, language), where: 'Grouped by thousands' },
    { name: 'With decimals', format: (language) => formatNumber(0.25, language), where: 'At most two' },
    { name: 'Phone', format: () => formatPhone('+79991234567'), where: 'The same in both languages' },
  ],
  dates: [
    { name: 'Date', format: (language) => moscowDate(MOMENT, language), where: 'Lists, deadlines' },
    { name: 'Date and time', format: (language) => moscowMoment(MOMENT, language), where: 'History, payments' },
    { name: 'With the year', format: (language) => moscowFullMoment(MOMENT, language), where: 'Documents, receipts' },
    { name: 'Month', format: (language) => moscowMonthName(MOMENT, language), where: 'Monthly winners' },
    { name: 'Time', format: (language) => moscowClock(MOMENT, language), where: 'Chat, today' },
    { name: 'With seconds', format: (language) => moscowSeconds(MOMENT, language), where: 'Rounds' },
  ],
}

/** The formats of a kind in both languages, as the app's formatters return them. */
export const Formats = ({ of }: { of: keyof typeof groups }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Format</th>
        {languages.map((language) => (
          <th key={language} scope="col">
            {language}
          </th>
        ))}
        <th scope="col">Use</th>
      </tr>
    </thead>
    <tbody>
      {groups[of].map(({ name, format, where }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {languages.map((language) => (
            <td key={language} lang={language}>
              {format(language)}
            </td>
          ))}
          <td>{where}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
