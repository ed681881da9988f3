import { cherryRow } from '#games/cherry-row/rules.ts'
import { formatReturn } from '#games/explanation-numbers.ts'
import type { Bilingual, GroupContent } from '../shapes.ts'

const RETURN: Bilingual = { ru: formatReturn(cherryRow.facts, 'ru'), en: formatReturn(cherryRow.facts, 'en') }

/** FAQ about games, tournaments, VIP and responsible play. */
export const playGroups: readonly GroupContent[] = [
  {
    id: 6,
    title: { ru: 'Игры и честность', en: 'Games and fairness' },
    answers: [
      {
        title: { ru: 'Чем демо отличается от игры?', en: 'How is the demo different from real play?' },
        text: {
          ru: `<p>Только кошельком. Правила, вероятности и движок те же. Демо открыто без регистрации, баланс —
            1 000 ₽ игровых денег. Когда остаётся меньше 10 ₽, его можно пополнить кнопкой. Выигрыш в демо вывести
            нельзя.</p>`,
          en: `<p>Only the balance differs. Rules, odds and engine are the same. You can play the demo without an
            account, with 1,000 ₽ of play money. When you have less than 10 ₽, you can refill it with a button. Demo
            winnings can’t be withdrawn.</p>`,
        },
      },
      {
        title: { ru: 'Кто решает, чем кончится раунд?', en: 'Who decides how a round ends?' },
        text: {
          ru: `<p>Сервер, до анимации. Числа раунда получаются из сида сервера, сида игрока и номера раунда по
            формуле HMAC-SHA256. Прошлые раунды, размер баланса и уровень на результат не влияют. Картинка на экране
            только показывает решённое.</p>`,
          en: `<p>The server, before the animation starts. Each round’s numbers come from the server seed, the client
            seed and the round number, using HMAC-SHA256. Earlier rounds, your balance and your level have no effect.
            The animation only shows what has been decided.</p>`,
        },
      },
      {
        title: { ru: `Что значит возврат ${RETURN.ru}?`, en: `What does a return of ${RETURN.en} mean?` },
        text: {
          ru: `<p>Это среднее на очень длинной серии раундов: игра возвращает ${RETURN.ru} всех ставок, остальное —
            доля заведения. За один вечер результат может быть любым. В среднем игрок теряет деньги, поэтому игра —
            развлечение, а не заработок. Возврат каждой игры — на странице <a href="/fairness#returns">«Честная
            игра»</a>.</p>`,
          en: `<p>It’s an average over a very large number of rounds: the game returns ${RETURN.en} of all bets, and
            the house keeps the rest. A single evening can end in any way. On average players lose money, so gaming is
            entertainment, not income. See the return of each game on the <a href="/fairness#returns">Fair play</a>
            page.</p>`,
        },
      },
      {
        title: { ru: 'Связь прервалась во время раунда', en: 'I lost my connection during a round' },
        text: {
          ru: `<p>Результат уже записан. Вернитесь в игру: она спросит сервер о том же раунде, и ставка не спишется
            второй раз. Если осталась незавершённая игра или фриспины, сайт сначала откроет её.</p>`,
          en: `<p>The result is already recorded. Go back to the game: it asks the server for the same round, and you
            won’t be charged twice. If you have an unfinished game or free spins left, the site opens that game
            first.</p>`,
        },
      },
      {
        title: { ru: 'Почему игра не открывается?', en: 'Why won’t a game open?' },
        text: {
          ru: `<p>У игры может не быть демо, она может быть закрыта для отыгрыша бонуса или временно недоступна.
            Сообщение назовёт причину. Если её нет, проверьте соединение и обновите страницу.</p>`,
          en: `<p>The game may have no demo, may not count towards bonus wagering or may be temporarily unavailable.
            The message gives the reason. If there’s no message, check your connection and reload the page.</p>`,
        },
      },
      {
        title: { ru: 'Победители и число игроков настоящие?', en: 'Are the winners and player counts real?' },
        text: {
          ru: `<p>В эталонной сборке рядом с игроками играют игроки дома — программы с игровыми деньгами. Их выигрыши
            посчитаны тем же движком, что и ваши раунды; щит рядом с выигрышем открывает его раунд. К числу игроков на карточке по настройке оператора может прибавляться
            случайное число от 1 до 10; по умолчанию настройка включена.</p>`,
          en: `<p>In the reference build, bots play beside the players: programs with play money. Their wins come from
            the same engine as your rounds; the shield beside a win opens its round. Depending on the operator’s settings, a random number from 1 to 10 may be
            added to a game’s player count; this is on by default.</p>`,
        },
      },
    ],
  },
  {
    id: 7,
    title: { ru: 'Турниры и VIP', en: 'Tournaments and VIP' },
    answers: [
      {
        title: { ru: 'Как участвовать в турнире?', en: 'How do I join a tournament?' },
        text: {
          ru: `<p>Выберите турнир в разделе <a href="/tournaments">«Турниры»</a> и играйте в отмеченные игры. Взноса
            нет, записываться заранее не нужно. Начало и конец указаны по московскому времени.</p>`,
          en: `<p>Choose one under <a href="/tournaments">Tournaments</a> and play its games. There’s no entry fee and
            no need to sign up in advance. Start and end times are in Moscow time.</p>`,
        },
      },
      {
        title: { ru: 'За что дают очки турнира?', en: 'How do I earn tournament points?' },
        text: {
          ru: `<p>Правило указано на странице турнира. Их три: сумма ставок, лучшее отношение выигрыша к ставке или
            число раундов. Считаются только собственные деньги, не бонусные. При равенстве выше тот, кто набрал очки раньше. Таблица показывает ваше место до 40-го,
            дальше — «&gt;40».</p>`,
          en: `<p>See the tournament’s page. There are three kinds of scoring: total bets, the best win-to-bet ratio,
            or the number of rounds. Only your own money counts, not bonus money. In a tie, the first player to reach the score ranks higher. The leaderboard shows your
            rank down to 40, and “&gt;40” below that.</p>`,
        },
      },
      {
        title: { ru: 'Как растёт уровень?', en: 'How do I level up?' },
        text: {
          ru: `<p>Каждые 100 ₽ ставок собственными деньгами в слотах дают 1 очко, столы засчитываются на
            20 %, покер — на 10 %. Уровней шесть, в
            каждом по три ступени. До второй ступени нужно 5 очков. Полная таблица — на странице <a
            href="/levels">«VIP»</a>.</p>`,
          en: `<p>Every 100 ₽ of your own money bet on slots earns 1 point; tables count 20%, poker 10%. There are six levels with three
            tiers each. The second tier takes 5 points. See the full table on the <a href="/levels">VIP</a> page.</p>`,
        },
      },
      {
        title: { ru: 'Как считается кешбэк?', en: 'How is cashback calculated?' },
        text: {
          ru: `<p>Это процент от проигранных за неделю собственных денег: ставки минус выигрыши, с понедельника по
            воскресенье. Процент зависит от ступени в понедельник: от 0 до 50 %.
            Забрать кешбэк можно с понедельника, в профиле, во вкладке «Промо».</p>`,
          en: `<p>It’s a percentage of your own money lost in a week: bets minus wins, Monday to Sunday. The percentage
            depends on your tier on Monday, from 0 to 50%. Claim it from Monday in your profile, under “Promo”.</p>`,
        },
      },
      {
        title: { ru: 'Что даёт новая ступень?', en: 'What do I get with a new tier?' },
        text: {
          ru: `<p>Статусный бонус от 100 до 50 000 ₽ и больший процент кешбэка. На уровнях 1–3 указан менеджер, на
            уровнях 4–6 — VIP-менеджер. Со второго уровня есть бонус ко дню рождения.</p>`,
          en: `<p>A status bonus of 100 to 50,000 ₽ and a higher cashback rate. Levels 1 to 3 come with a manager,
            levels 4 to 6 with a VIP manager. There’s a birthday bonus from level 2.</p>`,
        },
      },
    ],
  },
  {
    id: 8,
    title: { ru: 'Безопасная игра', en: 'Responsible play' },
    answers: [
      {
        title: { ru: 'Какие лимиты можно поставить?', en: 'What limits can I set?' },
        text: {
          ru: `<p>На депозиты, проигрыш и сумму ставок: за 24 часа, 7 и 30 дней; и на минуты одной сессии. Понизить лимит
            можно сразу, повысить или снять — через 24 часа. Все они на странице <a
            href="/responsible-gaming/limits">«Лимиты и перерывы»</a>.</p>`,
          en: `<p>On deposits, losses and total bets, in 24 hours, 7 and 30 days; and on the minutes of a session. You can
            lower a limit at once; raising or removing it takes 24 hours. All of them are on the page <a
            href="/responsible-gaming/limits">Limits and breaks</a>.</p>`,
        },
      },
      {
        title: { ru: 'Как удержаться в задуманной сумме?', en: 'How do I stick to the amount I planned?' },
        text: {
          ru: `<p>Решите до начала, сколько потратите, и запишите. Держите эти деньги отдельно от остальных, а время
            отмеряйте будильником. Посреди игры сумму не меняйте: новое решение может подождать до завтра.</p>`,
          en: `<p>Decide how much you’ll spend before you start, and write it down. Keep that money separate from the
            rest, and time yourself with an alarm. Don’t change the amount while you play: a new decision can wait
            until tomorrow.</p>`,
        },
      },
      {
        title: { ru: 'Как взять перерыв?', en: 'How do I take a break?' },
        text: {
          ru: `<p>На странице <a href="/responsible-gaming/limits#break">«Лимиты и перерывы»</a>: выберите срок, прочитайте,
            что изменится, и подтвердите паролем. Перерыв, от 24 часов до 6 недель, кончается сам; самоисключение, от
            6 месяцев до бессрочного, — нет. Деньги можно вывести и во время перерыва.</p>`,
          en: `<p>On the page <a href="/responsible-gaming/limits#break">Limits and breaks</a>: choose a period, read what
            changes, and confirm with your password. A time-out, from 24 hours to 6 weeks, ends by itself; a
            self-exclusion, from 6 months to forever, doesn’t. You can withdraw your money during a break.</p>`,
        },
      },
      {
        title: {
          ru: 'Напомнит ли сайт, что я давно играю?',
          en: 'Does the site tell me when I’ve played for a long time?',
        },
        text: {
          ru: `<p>Да: раз в 15, 30 или 60 минут, по вашему выбору, между раундами открывается окно: сколько вы играете,
            сколько поставили, выиграли и каков итог. Интервал — на странице <a
            href="/responsible-gaming/limits#reality">«Лимиты и перерывы»</a>.</p>`,
          en: `<p>Yes: every 15, 30 or 60 minutes, as you choose, a window opens between rounds. It shows how long you’ve
            played, how much you’ve bet and won, and the net result. Choose the interval on the page <a
            href="/responsible-gaming/limits#reality">Limits and breaks</a>.</p>`,
        },
      },
      {
        title: { ru: 'Где найти помощь?', en: 'Where can I find help?' },
        text: {
          ru: `<p>Если игра мешает жить вам или близкому человеку, на странице <a
            href="/responsible-gaming">«Ответственная игра»</a> есть признаки, вопросы для самопроверки и ссылки на
            службы помощи. Они бесплатны и не связаны с казино.</p>`,
          en: `<p>If gambling affects your life or the life of someone close to you, the <a
            href="/responsible-gaming">Responsible gaming</a> page lists warning signs, self-check questions and links
            to support services. They are free and independent of casinos.</p>`,
        },
      },
    ],
  },
]
