import type { Bilingual, Language } from '#contract/core/languages.ts'
import { formatReturn, htmlTable } from '../explanation-numbers.ts'
import { bestMove, type Situation } from './best-play.ts'
import type { MoveName } from './read-view.ts'
import { blackjack, CARDS } from './rules.ts'

/** The dealer's cards as columns: 2 to 10, and the ace. */
const DEALER = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

interface Words {
  head: string
  ace: string
  soft: (card: number) => string
  pair: (card: string) => string
  moves: Readonly<Record<MoveName | 'doubleOrStand', string>>
}

const WORDS: Readonly<Record<Language, Words>> = {
  ru: {
    head: 'У вас',
    ace: 'Т',
    soft: (card) => `Т, ${card}`,
    pair: (card) => `${card}, ${card}`,
    moves: { hit: 'Е', stand: 'Х', double: 'У', doubleOrStand: 'УХ', split: 'Р' },
  },
  en: {
    head: 'You have',
    ace: 'A',
    soft: (card) => `A, ${card}`,
    pair: (card) => `${card}, ${card}`,
    moves: { hit: 'H', stand: 'S', double: 'D', doubleOrStand: 'DS', split: 'P' },
  },
}

/** The best move with two cards, and what replaces a double of three and more. */
function moveName(situation: Situation): keyof Words['moves'] {
  const move = bestMove(situation)
  if (move !== 'double') return move
  return bestMove({ ...situation, canDouble: false }) === 'stand' ? 'doubleOrStand' : 'double'
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

type Row = readonly [name: string, moves: readonly (keyof Words['moves'])[]]
const movesOf = (hand: Pick<Situation, 'total' | 'isSoft' | 'pair'>) =>
  DEALER.map((up) => moveName({ ...hand, up, canDouble: true }))

/** Hard totals; those with the same moves share a row. */
function hardRows(): Row[] {
  const groups: { from: number; to: number; moves: Row[1] }[] = []
  for (const total of range(5, 20)) {
    const moves = movesOf({ total, isSoft: false, pair: null })
    const last = groups.at(-1)
    if (last !== undefined && String(last.moves) === String(moves)) last.to = total
    else groups.push({ from: total, to: total, moves })
  }
  return groups.map(({ from, to, moves }) => [from === to ? String(from) : `${from}–${to}`, moves])
}

const softRows = ({ soft }: Words): Row[] =>
  range(2, 9).map((card) => [soft(card), movesOf({ total: 11 + card, isSoft: true, pair: null })])

const pairRows = ({ pair, ace }: Words): Row[] =>
  DEALER.map((card) => {
    const isAce = card === 1
    return [pair(isAce ? ace : String(card)), movesOf({ total: isAce ? 12 : 2 * card, isSoft: isAce, pair: card })]
  })

/** The best move for every hand and every card of the dealer. */
function bestPlayTable(language: Language): string {
  const words = WORDS[language]
  const rows = [...hardRows(), ...softRows(words), ...pairRows(words)]
  return htmlTable(
    [words.head, ...DEALER.map((card) => (card === 1 ? words.ace : String(card)))],
    rows.map(([name, moves]) => [name, ...moves.map((move) => words.moves[move])]),
  )
}

export const blackjackRules: Bilingual = {
  ru: `<p>Соберите больше очков, чем дилер, но не больше 21. Карты от 2 до 10 считаются по номиналу, валет, дама и король —
    по 10, туз — 11 или 1, как выгоднее. Вы получаете две карты, дилер — одну открытую и одну закрытую.</p>
    <ul>
    <li>Туз и десятка с раздачи — блэкджек. Он платит 3 к 2: ставка 10 ₽ возвращает 25 ₽. Победа платит 1 к 1, при равных
    очках ставка возвращается.</li>
    <li>«Ещё» — взять карту. «Хватит» — остановиться. На 21 рука останавливается сама, больше 21 — перебор, и рука
    проиграна.</li>
    <li>«Удвоить» — поставить ещё столько же и взять ровно одну карту. Можно с любыми двумя картами, и после разделения
    тоже.</li>
    <li>«Разделить» — поставить ещё столько же и сыграть две карты одного достоинства как две руки, например короля и
    десятку. Один раз за раунд. Тузы после разделения получают по одной карте; 21 после разделения — не блэкджек.</li>
    <li>Дилер берёт до 17 и останавливается на любых 17. Если у него блэкджек, раунд заканчивается сразу, до ваших
    ходов: теряется только ставка, а ваш блэкджек — ничья.</li>
    <li>Страховки и отказа от руки нет. Больше всего приносят две удвоенные руки: ${blackjack.facts.maxWin} ставок.</li>
    </ul>
    <p>Каждая карта сдаётся из полной колоды в 52 карты, как если бы колод было бесконечно много: одна карта может выпасть
    дважды, и считать карты бесполезно. Все карты раунда решены при ставке, ваши ходы только берут следующую.</p>
    <p>При лучшей игре возврат — ${formatReturn(blackjack.facts, 'ru')} всего поставленного, вместе с удвоениями и
    разделениями. Лучший ход зависит от ваших карт и открытой карты дилера (столбцы):</p>
    ${bestPlayTable('ru')}
    <p>Е — ещё, Х — хватит, У — удвоить (с тремя картами и больше — ещё), УХ — удвоить (с тремя и больше — хватит),
    Р — разделить. Т — туз. Пара после разделения играется по сумме.</p>
    <p>Незаконченный раунд ждёт вас 30 дней. Потом сервер остановит ваши руки, доиграет за дилера и зачислит выигрыш.</p>
    <p>Числа раунда — ${CARDS} карт по порядку: две ваши и две дилера через одну, начиная с вашей, затем следующие.</p>`,
  en: `<p>Get closer to 21 than the dealer without going over. Cards from 2 to 10 count their number, a jack, queen or king
    counts 10, and an ace counts 11 or 1, whichever is better. You get two cards; the dealer gets one face up and one face
    down.</p>
    <ul>
    <li>An ace and a card worth ten at the deal is a blackjack. It pays 3 to 2: a bet of 10 ₽ returns 25 ₽. A win pays 1 to
    1, and a tie returns your bet.</li>
    <li>“Hit” takes a card. “Stand” stops. A hand stops by itself at 21; above 21 it’s bust and loses.</li>
    <li>“Double” adds the same bet and takes exactly one card. You can double any first two cards, also after a split.</li>
    <li>“Split” adds the same bet and plays two cards of the same value, such as a king and a ten, as two hands. Once a
    round. Split aces get one card each; 21 after a split isn’t a blackjack.</li>
    <li>The dealer draws to 17 and stands on every 17. If the dealer has a blackjack, the round ends at once, before you
    move: you only lose your bet, and your own blackjack ties.</li>
    <li>There’s no insurance and no surrender. Two doubled hands pay the most: ${blackjack.facts.maxWin} bets.</li>
    </ul>
    <p>Every card is dealt from a full deck of 52, as if there were endless decks: the same card can come twice, and counting
    cards doesn’t help. All cards of a round are decided when you bet; your moves only take the next one.</p>
    <p>With best play the return is ${formatReturn(blackjack.facts, 'en')} of everything you stake, including doubles and
    splits. The best move depends on your cards and on the dealer’s card (columns):</p>
    ${bestPlayTable('en')}
    <p>H: hit. S: stand. D: double (with three or more cards, hit). DS: double (with three or more, stand). P: split. A: ace.
    Play a pair after a split by its total.</p>
    <p>An unfinished round waits for you for 30 days. After that, the server stands on your hands, plays the dealer and
    credits the win.</p>
    <p>The numbers of a round are ${CARDS} cards in order: two of yours and two of the dealer’s in turn, yours first, then
    the next ones.</p>`,
}
