import { PAYS, type Hand } from '#games/jacks-plus/hands.ts'
import { jacksPlus } from '#games/jacks-plus/rules.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from '../shapes.ts'
import { formatReturn, htmlTable } from './numbers.ts'

const HANDS: readonly (readonly [hand: Hand, name: Bilingual])[] = [
  ['royal-flush', { ru: 'Флеш-рояль', en: 'Royal flush' }],
  ['straight-flush', { ru: 'Стрит-флеш', en: 'Straight flush' }],
  ['four-of-a-kind', { ru: 'Каре', en: 'Four of a kind' }],
  ['full-house', { ru: 'Фулл-хаус', en: 'Full house' }],
  ['flush', { ru: 'Флеш', en: 'Flush' }],
  ['straight', { ru: 'Стрит', en: 'Straight' }],
  ['three-of-a-kind', { ru: 'Тройка', en: 'Three of a kind' }],
  ['two-pair', { ru: 'Две пары', en: 'Two pair' }],
  ['jacks-or-better', { ru: 'Пара валетов или старше', en: 'Jacks or better' }],
]

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
