import type { Bilingual, Language } from '#contract/core/languages.ts'
import { formatCount, formatPercent, formatReturn, htmlTable } from '../explanation-numbers.ts'
import { formatFactor } from './format-factor.ts'
import { MAX_WIN, MINE_COUNTS, STEPS, WORST_RETURN, type MineCount } from './pays.ts'
import { mines } from './rules.ts'

const HEADS: Readonly<Record<Language, { opened: string; mines: Readonly<Record<MineCount, string>> }>> = {
  ru: { opened: 'Открыто', mines: { 1: '1 мина', 3: '3 мины', 5: '5 мин', 10: '10 мин', 24: '24 мины' } },
  en: { opened: 'Opened', mines: { 1: '1 mine', 3: '3 mines', 5: '5 mines', 10: '10 mines', 24: '24 mines' } },
}

const formatPays = (pays: number | undefined, language: Language): string =>
  pays === undefined ? '—' : formatFactor(pays, language)

/** What each number of opened cells pays, by the number of mines. */
function paysTable(language: Language): string {
  const rows = Math.max(...MINE_COUNTS.map((count) => STEPS[count].length))
  const { opened, mines: names } = HEADS[language]
  return htmlTable(
    [opened, ...MINE_COUNTS.map((count) => names[count])],
    Array.from({ length: rows }, (_, index) => [
      index + 1,
      ...MINE_COUNTS.map((count) => formatPays(STEPS[count][index], language)),
    ]),
  )
}

export const minesRules: Bilingual = {
  ru: `<p>На поле 25 клеток, под частью из них — мины. Выберите ставку и число мин, нажмите «Играть» и открывайте клетки
    по одной. Каждый кристалл увеличивает выигрыш, мина заканчивает раунд без выигрыша. Забрать выигрыш можно после
    любого кристалла.</p>
    <p>Выплата в ставках:</p>
    ${paysTable('ru')}
    <p>На последней выплате столбца раунд заканчивается сам, и выигрыш зачисляется: дальше нет безопасных клеток или
    выплата превысила бы ${formatCount(MAX_WIN, 'ru')} ставок.</p>
    <p>Мины расставлены в момент ставки, и клетки равноправны: какие из них открывать, ничего не меняет. Возврат — до
    ${formatReturn(mines.facts, 'ru')} ставок на длинной серии раундов. Выплаты округлены вниз до чётных сотых, поэтому он
    немного зависит от числа мин и от того, когда вы забираете выигрыш, но никогда не ниже
    ${formatPercent(WORST_RETURN, 'ru')}.</p>
    <p>Незаконченный раунд ждёт вас 30 дней. Потом сервер заберёт для вас выигрыш за открытые клетки. Ставка назад не
    возвращается: если не открыто ни одной, сервер откроет первую клетку первого ряда и заберёт её выигрыш.</p>
    <p>Числа раунда — места мин по порядку. Каждое считается с нуля среди ещё свободных клеток, слева направо по рядам
    сверху вниз.</p>`,
  en: `<p>The field has 25 cells, and some of them hide mines. Choose a bet and the number of mines, press “Play” and open
    cells one at a time. Every crystal raises your win; a mine ends the round with no win. You can cash out after any
    crystal.</p>
    <p>Pays (× bet):</p>
    ${paysTable('en')}
    <p>At the last payout of a column the round cashes out by itself: there are no safe cells left, or the next payout
    would be more than ${formatCount(MAX_WIN, 'en')} bets.</p>
    <p>The mines are placed when you bet, and all cells are equal: it doesn’t matter which ones you open. The return is up
    to ${formatReturn(mines.facts, 'en')} of all bets over a very large number of rounds. Payouts are rounded down to even
    hundredths, so it depends a little on the number of mines and on when you cash out, but it’s never below
    ${formatPercent(WORST_RETURN, 'en')}.</p>
    <p>An unfinished round waits for you for 30 days. After that, the server cashes out what you have opened. The bet isn’t
    returned: if you haven’t opened a cell, the server opens the first cell of the first row and cashes out its win.</p>
    <p>The numbers of a round are the places of the mines in order. Each is counted from zero among the cells that are
    still free, from left to right, row by row from the top.</p>`,
}
