import type { Bilingual, Language } from '#contract/core/languages.ts'
import { formatCount, formatReturn, htmlTable } from '../explanation-numbers.ts'
import { capitalise, type Skin } from '../skins/skins.ts'
import { LINE_PAYS, LINES, SCATTER_PAYS, TENTHS } from './lines.ts'
import { LINE_SYMBOLS, REELS, SCATTER, SYMBOLS, WILD, type CoastSymbol } from './reels.ts'
import { amberCoast, FREE_SPINS, MAX_FREE_SPINS, MAX_WIN } from './rules.ts'
import { coastSkin } from './skin.ts'

const HEADS = {
  pays: {
    ru: ['Выплата в ставках', '3', '4', '5'],
    en: ['Pays (× bet)', '3', '4', '5'],
  },
  lines: {
    ru: ['Линия', 'Ряды', 'Линия', 'Ряды'],
    en: ['Line', 'Rows', 'Line', 'Rows'],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>

/** Formats tenths as a multiple of the stake: 25 tenths are 2.5. */
const formatTenths = (tenths: number, language: Language): string => formatCount(tenths / TENTHS, language)

/** What a symbol pays, with its name. */
export const coastPays = [
  ...LINE_SYMBOLS.map((symbol) => ({ symbol, pays: LINE_PAYS[symbol] })),
  { symbol: SCATTER, pays: SCATTER_PAYS },
] as const

const payTable = (skin: Skin<CoastSymbol>, language: Language): string =>
  htmlTable(
    HEADS.pays[language],
    coastPays.map(({ symbol, pays }) => [
      capitalise(skin(symbol).name[language]),
      ...pays.map((tenths) => formatTenths(tenths, language)),
    ]),
  )

const rowsOf = (line: number): string => (LINES[line] ?? []).map((row) => row + 1).join(' ')

function lineTable(language: Language): string {
  const half = LINES.length / 2
  const rows = Array.from({ length: half }, (_, line) => [line + 1, rowsOf(line), half + line + 1, rowsOf(half + line)])
  return htmlTable(HEADS.lines[language], rows)
}

/** A paragraph for each reel, because a row of 32 names is too long for a table. */
const reelTexts = (skin: Skin<CoastSymbol>, language: Language): string =>
  REELS.map((reel, index) => {
    const stops = reel.map((symbol) => skin(symbol).name[language]).join(', ')
    return `<p><strong>${index + 1}</strong> ${stops}</p>`
  }).join('')

const symbolCount = SYMBOLS.length

/** The rules of a game that plays by Amber Coast. */
export function amberCoastRules(motif: string): Bilingual {
  const skin = coastSkin(motif)
  const [scatter, wild] = [skin(SCATTER), skin(WILD)]
  return {
    ru: `<p>Пять барабанов по 32 позиции, видны три ряда, ${symbolCount} символов. Ставка — сразу на все ${LINES.length}
    линий. Платят три, четыре и пять одинаковых символов подряд по линии, начиная с левого барабана. Выигрыши линий
    складываются.</p>
    ${payTable(skin, 'ru')}
    <p>${capitalise(wild.name.ru)} выпадает на барабанах 2–4 и заменяет любой символ, кроме ${scatter.several.ru}.
    ${capitalise(scatter.name.ru)} платит в любом месте экрана.</p>
    <p>${capitalise(scatter.three.ru)} и больше дают ${FREE_SPINS} фриспинов, все выигрыши в них удвоены. Во фриспинах они же
    добавляют ещё ${FREE_SPINS}, всего до ${MAX_FREE_SPINS} за раунд. Раунд платит не больше ${formatCount(MAX_WIN, 'ru')} ставок.</p>
    <p>Что-то выигрывает в 49,4 % вращений, больше ставки — в 22,4 %. Фриспины начинаются в среднем раз в 140 ставок.
    Возврат — ${formatReturn(amberCoast.facts, 'ru')} ставок на длинной серии раундов, вместе с фриспинами.</p>
    <p>Все фриспины решены вместе со ставкой: когда их крутить, ничего не меняет. Незаконченный раунд ждёт вас 30 дней.
    Потом сервер докрутит фриспины сам и зачислит выигрыш.</p>
    <h3>Линии</h3><p>Ряд на каждом барабане слева направо: 1 — верхний, 3 — нижний.</p>
    ${lineTable('ru')}
    <h3>Барабаны</h3><p>Число раунда — позиция в верхнем ряду, счёт с нуля; под ней две следующие. За последней идёт
    первая.</p>
    ${reelTexts(skin, 'ru')}`,
    en: `<p>Five reels with 32 stops each, three visible rows, ${symbolCount} symbols. Your bet covers all ${LINES.length}
    lines at once. Three, four or five equal symbols in a row on a line pay, starting from the left reel. Wins of several
    lines are added up.</p>
    ${payTable(skin, 'en')}
    <p>${capitalise(wild.name.en)} is wild: it lands on reels 2–4 and stands in for any symbol except the ${scatter.name.en}.
    ${capitalise(scatter.several.en)} pay anywhere on the screen.</p>
    <p>Three or more ${scatter.several.en} start ${FREE_SPINS} free spins, and all their wins are doubled. In a free spin they
    add ${FREE_SPINS} more, up to ${MAX_FREE_SPINS} per round. A round pays ${formatCount(MAX_WIN, 'en')} bets at
    most.</p>
    <p>49.4% of spins win something, and 22.4% win more than the bet. Free spins start about once in 140 bets. The return
    is ${formatReturn(amberCoast.facts, 'en')} of all bets over a very large number of rounds, including free spins.</p>
    <p>All free spins are decided together with the bet, so it doesn’t matter when you play them. An unfinished round
    waits for you for 30 days. After that, the server plays the remaining free spins and credits the win.</p>
    <h3>Lines</h3><p>The row on each reel from left to right: 1 is the top row, 3 is the bottom row.</p>
    ${lineTable('en')}
    <h3>Reels</h3><p>A drawn number is the stop in the top row, counted from zero; the next two are below it. The first stop
    follows the last.</p>
    ${reelTexts(skin, 'en')}`,
  }
}
