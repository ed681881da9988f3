import type { Language } from '#contract/core/languages.ts'
import { amberCoast } from '#games/amber-coast/rules.ts'
import { cherryRow } from '#games/cherry-row/rules.ts'
import { blackjack, CARDS } from '#games/blackjack/rules.ts'
import type { Facts } from '#games/game.ts'
import { jacksPlus } from '#games/jacks-plus/rules.ts'
import { WORST_RETURN } from '#games/mines/pays.ts'
import { mines } from '#games/mines/rules.ts'
import { nevaRoulette } from '#games/neva-roulette/rules.ts'
import { wheelOfSeasons } from '#games/wheel-of-seasons/rules.ts'
import { cherryRowTable } from '#games/cherry-row/explanation.ts'
import { formatCount, formatPercent, formatReturn, htmlTable } from '#games/explanation-numbers.ts'
import type { Bilingual, PageContent } from '../shapes.ts'

const GAMES: readonly { name: Bilingual; opens: Bilingual; facts: Facts }[] = [
  {
    name: { ru: '«Вишнёвый Ряд»', en: 'Cherry Row' },
    opens: { ru: 'остальные слоты', en: 'the other slots' },
    facts: cherryRow.facts,
  },
  {
    name: { ru: '«Янтарный Берег»', en: 'Amber Coast' },
    opens: { ru: '«Янтарный Берег» и слоты с джекпотом', en: 'Amber Coast and slots with a jackpot' },
    facts: amberCoast.facts,
  },
  {
    name: { ru: '«Рулетка Невская»', en: 'Neva Roulette' },
    opens: { ru: 'все рулетки', en: 'all roulettes' },
    facts: nevaRoulette.facts,
  },
  {
    name: { ru: '«Видеопокер Валеты+»', en: 'Jacks Plus' },
    opens: { ru: 'все столы с покером', en: 'all poker tables' },
    facts: jacksPlus.facts,
  },
  {
    name: { ru: '«Колесо Сезонов»', en: 'Wheel of Seasons' },
    opens: { ru: 'игры с этим названием, на Flash', en: 'the Flash game of this name' },
    facts: wheelOfSeasons.facts,
  },
  {
    name: { ru: '«Мины»', en: 'Mines' },
    opens: { ru: 'все игры с минами', en: 'all games with mines' },
    facts: mines.facts,
  },
  {
    name: { ru: '«Блэкджек»', en: 'Blackjack' },
    opens: { ru: 'столы с блэкджеком', en: 'blackjack tables' },
    facts: blackjack.facts,
  },
]

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Игра', 'Открывается для', 'Возврат', 'Точно'],
  en: ['Game', 'Opens for', 'Return', 'Exactly'],
}

/** The returns of the reference games, as percentages and as exact fractions. */
const returnsTable = (language: Language): string =>
  htmlTable(
    HEAD[language],
    GAMES.map(({ name, opens, facts }) => [
      name[language],
      opens[language],
      formatReturn(facts, language),
      facts.returns.map((part) => formatCount(part, language)).join(' / '),
    ]),
  )

/** Fairness page: how results are decided, the returns of the reference games, and the public numbers. */
export const fairnessPage: PageContent = {
  title: {
    ru: 'Честная игра: кто решает результат и какой возврат — Кассиопея',
    en: 'Fair play: how results are decided and checked | Cassiopeia',
  },
  description: {
    ru:
      'Результат решает сервер по открытой формуле. Точный возврат каждой игры, проверка раунда прямо на странице, ' +
      'джекпоты и числа на сайте.',
    en:
      'The server decides every round by a published formula. The exact return of each game, a round checker on the ' +
      'page, jackpots and public numbers.',
  },
  keywords: {
    ru: 'честная игра, RTP, возврат игроку, HMAC-SHA256, проверка раунда, джекпот',
    en: 'fair play, RTP, return to player, HMAC-SHA256, round verification, jackpot',
  },
  content: {
    ru: `<p>Здесь написано, откуда берётся результат раунда и что стоит за числами на сайте. Преимущество всегда на
      стороне казино; честность в том, что оно известно и одинаково для всех.</p>
      <h2 id="who-decides">Кто решает результат</h2>
      <p>Сервер, до анимации. В раунд входят три значения: сид сервера, сид игрока и nonce — номер раунда минус один.
      Сиды — случайные строки. Из них по формуле <strong>HMAC-SHA256(сид сервера, сид
      игрока:nonce:счётчик)</strong> получаются числа. Других входов нет: ни баланс, ни уровень, ни прошлые раунды не участвуют.</p>
      <p>Ставка, результат и баланс записываются вместе. У каждого раунда свой номер: если ответ потерялся, игра
      спросит о том же раунде, и ставка не спишется дважды.</p>
      <h2 id="returns">Возврат каждой игры</h2>
      <p>В эталонной сборке каждая игра каталога открывает одну из семи под своим названием.</p>
      ${returnsTable('ru')}
      <p>Возврат посчитан точно, перебором всех исходов. У «Янтарного Берега» он вместе с фриспинами. У рулетки он
      одинаков для любой ставки. У видеопокера это возврат при лучшей игре: ошибки игрока его только уменьшают. У «Мин» он
      немного зависит от того, когда забрать выигрыш: от ${formatPercent(WORST_RETURN, 'ru')} до указанного. У «Блэкджека» это
      возврат всего поставленного при лучшей игре, вместе с удвоениями и разделениями; точная дробь слишком длинна, поэтому она
      округлена вниз до миллионных.</p>
      <h2 id="cherry-row-table">«Вишнёвый Ряд»: вся таблица</h2>
      <p>Три одинаковых барабана по 16 позиций. Комбинаций 16 × 16 × 16 = 4 096, все равновероятны.</p>
      ${cherryRowTable('ru')}
      <p>Сумма выплат по всем комбинациям — 3 933 ставки из 4 096, то есть возврат ${formatReturn(cherryRow.facts, 'ru')}.
      Что-то возвращается в 34,1 % раундов, но в 26,4 % это только сама ставка. Больше ставки игра отдаёт в 7,7 %
      раундов.</p>
      <h2 id="check-a-round">Как проверить раунд</h2>
      <ol>
      <li>До игры кнопка «Проверить раунд» показывает хеш сида сервера, ваш сид и хеш следующего сида сервера.</li>
      <li>Смените сиды: прежний сид сервера откроется, его SHA-256 должен совпасть с хешем. Начнёт
      действовать сид сервера, хеш которого вы уже видели, и ваш новый сид. Его можно задать самому: сид сервера уже
      выбран, и ваш на него не влияет. Если вы его не задали, случайный сид выберет ваш браузер. Только в первой паре сид
      игрока выбирает сервер; его можно сменить до первой ставки.</li>
      <li>Вычислите HMAC-SHA256: ключ — сид сервера, текст — «сид игрока:nonce:0». Разделите результат на
      числа по 4 байта, старший байт первый. Когда они кончатся, счётчик в конце текста растёт на единицу.</li>
      <li>Остаток от деления — результат. «Вишнёвый Ряд»: три числа на 16, позиции барабанов с нуля: вишня, слива,
      алмаз, вишня, бар, слива, вишня, семёрка, вишня, алмаз, слива, вишня, бар, алмаз, вишня, слива. «Янтарный Берег»:
      пять чисел на 32 для ставки и для каждого фриспина, позиции барабанов — в правилах игры. Рулетка: одно
      число на 37. «Колесо Сезонов»: одно число на 54, сектор по порядку с нуля. Видеопокер: десять чисел на 52, 51 и так далее, каждое — место карты
      в оставшейся колоде; по порядку в ней двойки, тройки и так до тузов, в каждых трефы, бубны, червы, пики. «Мины»: по числу на каждую мину, на 25, 24 и
      так далее, — её место среди свободных клеток с нуля, по рядам. «Блэкджек»: ${CARDS} чисел на 52, каждое — карта полной колоды в том же
      порядке: ваша, дилера, снова ваша и дилера, затем следующие.</li>
      </ol>
      <p>Числа, которые сделали бы часть остатков вероятнее, пропускаются. Пока сид сервера в работе, он закрыт: иначе
      результат можно было бы узнать заранее. По этой же причине сиды не меняются посреди раунда.</p>
      <p>Всё это <a href="/fairness#verify">форма внизу страницы</a> считает сама, в вашем браузере.</p>
      <h2 id="pace">Темп</h2>
      <p>Между раундами слота не меньше 2,5 секунды, за столом — 5 секунд; за этим следит сервер. Ускорения и покупки
      бонуса нет. <span data-auto-play>Автоигра в слотах идёт в том же темпе: от 10 до 50 раундов с пределом потерь, остановить её можно
      в любой момент.</span>
      Удержание клавиши — одно нажатие. Возврат ставки не показан как выигрыш. Демо использует те же вероятности.</p>
      <h2 id="jackpots">Джекпоты</h2>
      <p>Четыре джекпота в четырнадцати играх. С каждой ставки в них идёт 1 %: 40 % этой части — в Мини, 30 % — в
      Миди, 20 % — в Макси, 10 % — в Кубок Севера. Начальные суммы: 1 000, 10 000, 100 000 и 1 000 000 ₽. Верхнего
      предела и обязательного срока выигрыша нет. Шанс раунда сорвать джекпот — ставка, делённая на 400 000, 4 000 000,
      40 000 000 и 400 000 000 ₽; прошлые раунды на него не влияют. Так через джекпоты возвращается 2 % ставок этих игр.
      Участвуют ставки собственными деньгами и ставки игроков дома, бонусные деньги и демо — нет. Попадание считается
      из ключа HMAC «сид сервера:сид игрока:nonce» и сообщения «pots:0:0».</p>
      <h2 id="public-numbers">Числа на сайте</h2>
      <ul>
      <li><strong>Победители</strong> — игроки и игроки дома, программы с игровыми деньгами. Щит рядом с выигрышем
      открывает его раунд. Игроки дома играют по правилам самих игр. Их сид сервера меняется каждый день и открывается в
      03:00 по Москве: тогда раунд можно пересчитать. Раунды до первого запуска посчитаны с сидом, который открыт с
      начала. Джекпоты до первого запуска — из десяти дней таких же раундов в играх с джекпотом: их решают те же правила,
      а начинались они с начальных сумм.</li>
      <li><strong>Сейчас играют</strong> — условные места, которые дом занимает своими игроками. По настройке
      оператора к числу добавляется случайное от 1 до 10; по умолчанию она включена.</li>
      <li><strong>Горячие и новые</strong> — по 30 игр: по числу запусков и по дате появления.</li>
      <li><strong>Игра дня и месяца</strong> меняется по календарю, это не совет.</li>
      </ul>`,
    en: `<p>This page explains where the result of a round comes from and what’s behind the numbers on the site. The
      casino always has an edge; fair play means that the edge is known and the same for everyone.</p>
      <h2 id="who-decides">Who decides the result</h2>
      <p>The server, before the animation starts. A round uses three values: the server seed, the client seed and the
      nonce, which is the round number minus one. <strong>HMAC-SHA256(server seed, client seed:nonce:counter)</strong> turns them into
      numbers. Nothing else is used: not your balance, your level or earlier rounds.</p>
      <p>The bet, the result and the balance are saved together. Every round has its own id: if a response is lost, the
      game asks for the same round, and you won’t be charged twice.</p>
      <h2 id="returns">The return of each game</h2>
      <p>In the reference build, every game of the catalogue opens one of seven games under its own name.</p>
      ${returnsTable('en')}
      <p>Returns are computed from every possible result, not measured. In Amber Coast it includes free spins. In
      roulette it’s the same for every bet. In video poker it’s the return with best play: mistakes can only lower it. In Mines
      it depends a little on when you cash out: from ${formatPercent(WORST_RETURN, 'en')} to the figure above. In Blackjack it’s
      the return of everything you stake with best play, including doubles and splits; the exact fraction is too long, so it’s
      rounded down to millionths.</p>
      <h2 id="cherry-row-table">Cherry Row: the full paytable</h2>
      <p>Three identical reels with 16 stops each. There are 16 × 16 × 16 = 4,096 combinations, all equally likely.</p>
      ${cherryRowTable('en')}
      <p>Together, all combinations pay 3,933 bets out of 4,096, a return of ${formatReturn(cherryRow.facts, 'en')}. You
      get something back in 34.1% of rounds, but in 26.4% it’s only your bet. In 7.7% of rounds the game pays more than
      your bet.</p>
      <h2 id="check-a-round">How to check a round</h2>
      <ol>
      <li>Before you play, “Check the round” in the game shows the hash of the server seed, your client seed and the
      hash of the next server seed.</li>
      <li>Change the seeds to reveal the old server seed. Its SHA-256 must match the hash. The server seed whose hash
      you’ve already seen takes effect, with your new client seed. You can set it yourself: the server seed is already
      chosen, and yours doesn’t affect it. If you don’t, your browser draws a random one. Only in the first pair the server
      draws the client seed; you can change it before your first bet.</li>
      <li>Compute HMAC-SHA256 with the server seed as the key and “client seed:nonce:0” as the text. Split the
      result into numbers of 4 bytes, most significant byte first. When they run out, add one to the counter at the end
      of the text.</li>
      <li>The remainder of a division is the result. Cherry Row: three numbers by 16, the stops of the reels from zero:
      cherry, plum, diamond, cherry, bar, plum, cherry, seven, cherry, diamond, plum, cherry, bar, diamond, cherry,
      plum. Amber Coast: five numbers by 32 for the bet and for each free spin; the rules of the game list the stops of the
      reels. Roulette: one number by 37. Wheel of Seasons: one number by 54, the segment counted from zero. Video poker: ten numbers by 52, 51 and so on, each the position of a card in
      the rest of the deck; in order it holds twos, threes and so on to aces, each as clubs, diamonds, hearts, spades. Mines: one
      number for each mine, by 25, 24 and so on, its position among the free cells from zero, row by row. Blackjack: ${CARDS} numbers by 52, each a
      card of a full deck in the same order: yours, the dealer’s, yours and the dealer’s again, then the next ones.</li>
      </ol>
      <p>Numbers that would make some remainders more likely are skipped. The server seed stays secret while it’s in
      use; otherwise the result could be predicted. That’s also why seeds can’t be changed in the middle of a round.</p>
      <p>The <a href="/fairness#verify">form at the end of this page</a> does all this for you, in your browser.</p>
      <h2 id="pace">Pace</h2>
      <p>Slot rounds are at least 2.5 seconds apart, table rounds 5 seconds, and the server enforces it. There’s no
      turbo mode and no bonus buy. <span data-auto-play>Auto-play in slots keeps the same pace: 10 to 50 rounds with a loss limit, and you can stop it at any
      time.</span> Holding a key counts as one press. A returned bet isn’t shown as a win. The demo uses the same
      odds.</p>
      <h2 id="jackpots">Jackpots</h2>
      <p>There are four jackpots in fourteen games. 1% of each bet goes into them: 40% of that to Mini, 30% to Midi,
      20% to Maxi and 10% to the Northern Cup. They start at 1,000, 10,000, 100,000 and 1,000,000 ₽. There’s no upper
      limit and no date by which one must be won. The chance of hitting one in a round is the bet divided by 400,000,
      4,000,000, 40,000,000 and 400,000,000 ₽; earlier rounds don’t matter. In total, jackpots return 2% of the bets in
      these games. Bets of your own money and the bots’ bets count; bonus money and the demo don’t. A hit is drawn from the text
      “server seed:client seed:nonce” as the HMAC key and the message “pots:0:0”.</p>
      <h2 id="public-numbers">Numbers on the site</h2>
      <ul>
      <li><strong>Winners</strong> are players and bots, programs that play with play money. The shield beside a win
      opens its round. Bots play by the rules of the games. Their server seed is new each day and revealed at 03:00 Moscow
      time; then a round can be recomputed. Rounds from before the first launch were computed with a seed that was public
      from the start. Jackpots from before the first launch come from ten days of such rounds in the jackpot games: the
      same rules decided them, and they started from the amounts above.</li>
      <li><strong>Playing now</strong> counts simulated seats filled by the casino’s bots. Depending on the operator’s
      settings, a random number from 1 to 10 is added; this is on by default.</li>
      <li><strong>Hot and new</strong> list 30 games each: by number of launches and by release date.</li>
      <li><strong>Game of the day and month</strong> change with the calendar; they aren’t recommendations.</li>
      </ul>`,
  },
  bottom: { ru: '', en: '' },
}
