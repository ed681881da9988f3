import { PAYS } from './hands.ts'
import { HANDS } from './names.ts'
import { jacksPlus } from './rules.ts'
import type { Bilingual, Language } from '#contract/core/languages.ts'
import { formatReturn, htmlTable } from '../explanation-numbers.ts'

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Рука', 'Выплата в ставках'],
  en: ['Hand', 'Pays (× bet)'],
}

const table = (language: Language): string =>
  htmlTable(
    HEAD[language],
    HANDS.map(([hand, name]) => [name[language], PAYS[hand]]),
  )

export const jacksPlusRules: Bilingual = {
  ru: `<p>Видеопокер «валеты или старше», колода из 52 карт. Сделайте ставку: вам сдадут пять карт. Отметьте те, что
    оставляете, и обменяйте остальные один раз. Платит лучшая рука из пяти карт; пара валетов возвращает ставку.</p>
    ${table('ru')}
    <p>Порядок всей колоды решён при сдаче: обмен берёт следующие карты. При лучшей игре возврат —
    ${formatReturn(jacksPlus.facts, 'ru')}; без стратегии он ниже. Незаконченный раунд ждёт вас с теми же
    картами 30 дней. Потом сервер оставит все пять карт и зачислит выигрыш.</p>`,
  en: `<p>Video poker, jacks or better, with a deck of 52 cards. Place a bet and you’re dealt five cards. Choose the ones to
    hold and draw replacements for the rest once. The best hand of the five cards pays; a pair of jacks returns your
    bet.</p>
    ${table('en')}
    <p>The order of the whole deck is decided at the deal, and the draw takes the next cards. With best play the return is
    ${formatReturn(jacksPlus.facts, 'en')}; without a strategy it’s lower. An unfinished round waits for you with the same
    cards for 30 days. After that, the server holds all five cards and credits the win.</p>`,
}
