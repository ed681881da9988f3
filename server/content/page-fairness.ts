import type { PageContent } from './shapes.ts'

/** How results come about, what the reference game returns, and what the public numbers are. */
export const fairnessPage: PageContent = {
  title: {
    ru: 'Честная игра: кто решает результат и какой возврат — Кассиопея',
    en: 'Fairness, how results are decided and checked: Cassiopeia',
  },
  description: {
    ru:
      'Результат решает сервер по открытой формуле. Полная таблица «Вишнёвого Ряда», возврат 96,02 %, проверка ' +
      'раунда, джекпоты и числа на сайте.',
    en:
      'The server decides by an open formula. The whole table of Cherry Row, its return of 96.02%, checking a ' +
      'round, jackpots, and the public numbers.',
  },
  keywords: {
    ru: 'честная игра, RTP, возврат игроку, HMAC-SHA256, проверка раунда, джекпот',
    en: 'fairness, RTP, return to player, HMAC-SHA256, round verification, jackpot',
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
    en: `<p>This page says where the result of a round comes from and what stands behind the numbers of the site. The
      casino always has the edge; fairness means that it is known and the same for everybody.</p>
      <h2 id="who-decides">Who decides the result</h2>
      <p>The server, before the animation. A round takes three values: the seed of the server, the seed of the player
      and the number of the round. <strong>HMAC-SHA256(server seed, player seed:round number:counter)</strong> turns
      them into numbers. There is nothing else: neither the balance nor the level nor earlier rounds take part.</p>
      <p>Stake, result and balance are recorded together. Every round has an id of its own: if an answer is lost, the
      game asks for the same round, and the stake is not taken twice.</p>
      <h2 id="cherry-row-table">Cherry Row: the whole table</h2>
      <p>Three equal reels of 16 stops. There are 16 × 16 × 16 = 4,096 combinations, all equally likely.</p>
      <table>
      <thead><tr><th>Combination</th><th>Stops on a reel</th><th>Pays, in stakes</th><th>Combinations of
      4,096</th></tr></thead>
      <tbody>
      <tr><td>Three sevens</td><td>1</td><td>350</td><td>1</td></tr>
      <tr><td>Three bars</td><td>2</td><td>70</td><td>8</td></tr>
      <tr><td>Three gems</td><td>3</td><td>21</td><td>27</td></tr>
      <tr><td>Three plums</td><td>4</td><td>8</td><td>64</td></tr>
      <tr><td>Three cherries</td><td>6</td><td>4</td><td>216</td></tr>
      <tr><td>Exactly two cherries</td><td>6</td><td>1</td><td>1,080</td></tr>
      </tbody>
      </table>
      <p>All combinations together pay 3,933 stakes of 4,096, which is a return of 96.02%. Something comes back in
      34.1% of rounds, but in 26.4% it is only the stake itself. More than the stake is paid in 7.7% of rounds.</p>
      <h2 id="check-a-round">How to check a round</h2>
      <ol>
      <li>Take the seed of the server, the seed of the player and the number of the round.</li>
      <li>Compute HMAC-SHA256: the key is the server seed, the text “player seed:round number:0”.</li>
      <li>Split the result into numbers of 4 bytes, the highest byte first. Take the first three.</li>
      <li>The remainder of a division by 16 is the stop of a reel, counted from zero: cherry, plum, gem, cherry, bar,
      plum, cherry, seven, cherry, gem, plum, cherry, bar, gem, cherry, plum.</li>
      </ol>
      <p>The seed of the server is closed while it is in use: otherwise the result could be known beforehand. Where a
      game supports the check, the hash of the seed is shown before play and the seed itself after it was
      replaced.</p>
      <h2 id="pace">Pace</h2>
      <p>Rounds are at least 2.5 seconds apart, and the server sees to it. There is no autoplay, no speeding up and no
      bonus buying. A held key is one press. A returned stake is not shown as a win. The demo uses the same odds.</p>
      <h2 id="jackpots">Jackpots</h2>
      <p>There are four jackpots in fourteen games. 1% of each bet goes into them: 40% of that part to Mini, 30% to
      Midi, 20% to Maxi, 10% to the Northern Cup. They start from 1,000, 10,000, 100,000 and 1,000,000 ₽. There is no
      ceiling and no date by which one must fall. The chance of a round to hit one is its stake divided by 400,000,
      4,000,000, 40,000,000 and 400,000,000 ₽; the rounds before it do not count. So 2% of the stakes in these games come
      back through the jackpots. In the reference build house players stake and win; the demo has no part in it.</p>
      <h2 id="public-numbers">Numbers of the site</h2>
      <ul>
      <li><strong>Winners</strong> are house players, programs with play money. Their rounds are computed by the same
      engine, and each has the seeds to compute it again. Jackpots from before the first start come from ten days of
      such rounds in the games with jackpots: the same rules decided them, and they began from the sums above.</li>
      <li><strong>Playing now</strong> counts simulated seats that the house fills with its own players. By a setting
      of the operator a random 1 to 10 is added; it is on by default.</li>
      <li><strong>Hot and new</strong> hold 30 games each: by the number of starts and by the date of arrival.</li>
      <li><strong>Game of the day and of the month</strong> change by the calendar; they are no advice.</li>
      </ul>`,
  },
  bottom: { ru: '', en: '' },
}
