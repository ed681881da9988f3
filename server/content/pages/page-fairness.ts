import type { PageContent } from '../shapes.ts'

/** Fairness page: how results are decided, the return of the reference game, and the public numbers. */
export const fairnessPage: PageContent = {
  title: {
    ru: 'Честная игра: кто решает результат и какой возврат — Кассиопея',
    en: 'Fair play: how results are decided and checked | Cassiopeia',
  },
  description: {
    ru:
      'Результат решает сервер по открытой формуле. Полная таблица «Вишнёвого Ряда», возврат 96,02 %, проверка ' +
      'раунда, джекпоты и числа на сайте.',
    en:
      'The server decides every round by a published formula. The full Cherry Row paytable, its 96.02% return, how ' +
      'to check a round, jackpots and public numbers.',
  },
  keywords: {
    ru: 'честная игра, RTP, возврат игроку, HMAC-SHA256, проверка раунда, джекпот',
    en: 'fair play, RTP, return to player, HMAC-SHA256, round verification, jackpot',
  },
  content: {
    ru: `<p>Здесь написано, откуда берётся результат раунда и что стоит за числами на сайте. Преимущество всегда на
      стороне казино; честность в том, что оно известно и одинаково для всех.</p>
      <h2 id="who-decides">Кто решает результат</h2>
      <p>Сервер, до анимации. В раунд входят три значения: зерно сервера, зерно игрока и номер раунда. Из них по
      формуле <strong>HMAC-SHA256(зерно сервера, зерно игрока:номер раунда:счётчик)</strong> получаются числа. Других
      входов нет: ни баланс, ни уровень, ни прошлые раунды не участвуют.</p>
      <p>Ставка, результат и баланс записываются вместе. У каждого раунда свой номер: если ответ потерялся, игра
      спросит о том же раунде, и ставка не спишется дважды.</p>
      <h2 id="cherry-row-table">«Вишнёвый Ряд»: вся таблица</h2>
      <p>Три одинаковых барабана по 16 позиций. Комбинаций 16 × 16 × 16 = 4 096, все равновероятны.</p>
      <table>
      <thead><tr><th>Комбинация</th><th>Позиций на барабане</th><th>Выплата в ставках</th><th>Комбинаций из
      4 096</th></tr></thead>
      <tbody>
      <tr><td>Три семёрки</td><td>1</td><td>350</td><td>1</td></tr>
      <tr><td>Три «бара»</td><td>2</td><td>70</td><td>8</td></tr>
      <tr><td>Три алмаза</td><td>3</td><td>21</td><td>27</td></tr>
      <tr><td>Три сливы</td><td>4</td><td>8</td><td>64</td></tr>
      <tr><td>Три вишни</td><td>6</td><td>4</td><td>216</td></tr>
      <tr><td>Ровно две вишни</td><td>6</td><td>1</td><td>1 080</td></tr>
      </tbody>
      </table>
      <p>Сумма выплат по всем комбинациям — 3 933 ставки из 4 096, то есть возврат 96,02 %. Что-то возвращается в
      34,1 % раундов, но в 26,4 % это только сама ставка. Больше ставки игра отдаёт в 7,7 % раундов.</p>
      <h2 id="check-a-round">Как проверить раунд</h2>
      <ol>
      <li>Возьмите зерно сервера, зерно игрока и номер раунда.</li>
      <li>Вычислите HMAC-SHA256: ключ — зерно сервера, текст — «зерно игрока:номер раунда:0».</li>
      <li>Разделите результат на числа по 4 байта, старший байт первый. Возьмите первые три.</li>
      <li>Остаток от деления на 16 — позиция барабана, счёт с нуля: вишня, слива, алмаз, вишня, бар, слива, вишня,
      семёрка, вишня, алмаз, слива, вишня, бар, алмаз, вишня, слива.</li>
      </ol>
      <p>Зерно сервера закрыто, пока оно в работе: иначе результат можно было бы узнать заранее. Там, где игра
      поддерживает проверку, хеш зерна показан до игры, а само зерно — после его замены.</p>
      <h2 id="pace">Темп</h2>
      <p>Между раундами не меньше 2,5 секунды, за этим следит сервер. Автоигры, ускорения и покупки бонуса нет.
      Удержание клавиши — одно нажатие. Возврат ставки не показан как выигрыш. Демо использует те же вероятности.</p>
      <h2 id="jackpots">Джекпоты</h2>
      <p>Четыре джекпота в четырнадцати играх. С каждой ставки в них идёт 1 %: 40 % этой части — в Мини, 30 % — в
      Миди, 20 % — в Макси, 10 % — в Кубок Севера. Начальные суммы: 1 000, 10 000, 100 000 и 1 000 000 ₽. Верхнего
      предела и обязательного срока выигрыша нет. Шанс раунда сорвать джекпот — ставка, делённая на 400 000, 4 000 000,
      40 000 000 и 400 000 000 ₽; прошлые раунды на него не влияют. Так через джекпоты возвращается 2 % ставок этих игр.
      В эталонной сборке ставят и выигрывают игроки дома; демо в джекпотах не участвует.</p>
      <h2 id="public-numbers">Числа на сайте</h2>
      <ul>
      <li><strong>Победители</strong> — игроки дома, программы с игровыми деньгами. Их раунды посчитаны тем же
      движком, у каждого есть зёрна, чтобы пересчитать его снова. Джекпоты до первого запуска — из десяти дней таких же
      раундов в играх с джекпотом: их решают те же правила, а начинались они с начальных сумм.</li>
      <li><strong>Сейчас играют</strong> — условные места, которые дом занимает своими игроками. По настройке
      оператора к числу добавляется случайное от 1 до 10; по умолчанию она включена.</li>
      <li><strong>Горячие и новые</strong> — по 30 игр: по числу запусков и по дате появления.</li>
      <li><strong>Игра дня и месяца</strong> меняется по календарю, это не совет.</li>
      </ul>`,
    en: `<p>This page explains where the result of a round comes from and what’s behind the numbers on the site. The
      casino always has an edge; fair play means that the edge is known and the same for everyone.</p>
      <h2 id="who-decides">Who decides the result</h2>
      <p>The server, before the animation starts. A round uses three values: the server seed, the player seed and the
      round number. <strong>HMAC-SHA256(server seed, player seed:round number:counter)</strong> turns them into
      numbers. Nothing else is used: not your balance, your level or earlier rounds.</p>
      <p>The bet, the result and the balance are saved together. Every round has its own id: if a response is lost, the
      game asks for the same round, and you won’t be charged twice.</p>
      <h2 id="cherry-row-table">Cherry Row: the full paytable</h2>
      <p>Three identical reels with 16 stops each. There are 16 × 16 × 16 = 4,096 combinations, all equally likely.</p>
      <table>
      <thead><tr><th>Combination</th><th>Stops per reel</th><th>Pays (× bet)</th><th>Combinations out of
      4,096</th></tr></thead>
      <tbody>
      <tr><td>Three sevens</td><td>1</td><td>350</td><td>1</td></tr>
      <tr><td>Three bars</td><td>2</td><td>70</td><td>8</td></tr>
      <tr><td>Three diamonds</td><td>3</td><td>21</td><td>27</td></tr>
      <tr><td>Three plums</td><td>4</td><td>8</td><td>64</td></tr>
      <tr><td>Three cherries</td><td>6</td><td>4</td><td>216</td></tr>
      <tr><td>Exactly two cherries</td><td>6</td><td>1</td><td>1,080</td></tr>
      </tbody>
      </table>
      <p>Together, all combinations pay 3,933 bets out of 4,096, a return of 96.02%. You get something back in 34.1% of
      rounds, but in 26.4% it’s only your bet. In 7.7% of rounds the game pays more than your bet.</p>
      <h2 id="check-a-round">How to check a round</h2>
      <ol>
      <li>Take the server seed, the player seed and the round number.</li>
      <li>Compute HMAC-SHA256 with the server seed as the key and “player seed:round number:0” as the text.</li>
      <li>Split the result into numbers of 4 bytes, most significant byte first. Take the first three.</li>
      <li>The remainder after dividing by 16 is the reel stop, counted from zero: cherry, plum, diamond, cherry, bar,
      plum, cherry, seven, cherry, diamond, plum, cherry, bar, diamond, cherry, plum.</li>
      </ol>
      <p>The server seed stays secret while it’s in use; otherwise the result could be predicted. Where a game supports
      the check, the hash of the seed is shown before you play, and the seed itself once it has been replaced.</p>
      <h2 id="pace">Pace</h2>
      <p>Rounds are at least 2.5 seconds apart, and the server enforces it. There’s no autoplay, no turbo mode and no
      bonus buy. Holding a key counts as one press. A returned bet isn’t shown as a win. The demo uses the same
      odds.</p>
      <h2 id="jackpots">Jackpots</h2>
      <p>There are four jackpots in fourteen games. 1% of each bet goes into them: 40% of that to Mini, 30% to Midi,
      20% to Maxi and 10% to the Northern Cup. They start at 1,000, 10,000, 100,000 and 1,000,000 ₽. There’s no upper
      limit and no date by which one must be won. The chance of hitting one in a round is the bet divided by 400,000,
      4,000,000, 40,000,000 and 400,000,000 ₽; earlier rounds don’t matter. In total, jackpots return 2% of the bets in
      these games. In the reference build, bots place the bets and win the jackpots; the demo doesn’t take part.</p>
      <h2 id="public-numbers">Numbers on the site</h2>
      <ul>
      <li><strong>Winners</strong> are bots: programs that play with play money. Their rounds come from the same
      engine, and each one has the seeds needed to recompute it. Jackpots from before the first launch come from ten
      days of such rounds in the jackpot games: the same rules decided them, and they started from the amounts
      above.</li>
      <li><strong>Playing now</strong> counts simulated seats filled by the casino’s bots. Depending on the operator’s
      settings, a random number from 1 to 10 is added; this is on by default.</li>
      <li><strong>Hot and new</strong> list 30 games each: by number of launches and by release date.</li>
      <li><strong>Game of the day and month</strong> change with the calendar; they aren’t recommendations.</li>
      </ul>`,
  },
  bottom: { ru: '', en: '' },
}
