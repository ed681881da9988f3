import type { GroupContent } from './shapes.ts'

/** Games and fairness, tournaments and the VIP programme, and play that stays under control. */
export const playGroups: readonly GroupContent[] = [
  {
    id: 6,
    title: { ru: 'Игры и честность', en: 'Games and fairness' },
    answers: [
      {
        title: { ru: 'Чем демо отличается от игры?', en: 'How does the demo differ from real play?' },
        text: {
          ru: `<p>Только кошельком. Правила, вероятности и движок те же. Демо открыто без регистрации, баланс —
            1 000 ₽ игровых денег. Когда остаётся меньше 10 ₽, его можно пополнить кнопкой. Выигрыш в демо вывести
            нельзя.</p>`,
          en: `<p>Only by its purse. Rules, odds and engine are the same. The demo is open without registration, with
            1,000 ₽ of play money. Below 10 ₽ a button refills it. What is won in the demo cannot be withdrawn.</p>`,
        },
      },
      {
        title: { ru: 'Кто решает, чем кончится раунд?', en: 'Who decides how a round ends?' },
        text: {
          ru: `<p>Сервер, до анимации. Числа раунда получаются из зерна сервера, зерна игрока и номера раунда по
            формуле HMAC-SHA256. Прошлые раунды, размер баланса и уровень на результат не влияют. Картинка на экране
            только показывает решённое.</p>`,
          en: `<p>The server, before the animation. The numbers of a round come from the seed of the server, the seed
            of the player and the number of the round by HMAC-SHA256. Earlier rounds, the balance and the level have
            no influence. The picture on the screen only shows what was decided.</p>`,
        },
      },
      {
        title: { ru: 'Что значит возврат 96,02 %?', en: 'What does a return of 96.02% mean?' },
        text: {
          ru: `<p>Это среднее на очень длинной серии раундов: из каждых 100 ₽ ставок игра возвращает 96,02 ₽,
            остальное — доля заведения. За один вечер результат может быть любым. В среднем игрок теряет деньги,
            поэтому игра — развлечение, а не заработок.</p>`,
          en: `<p>It is an average over a very long run: of every 100 ₽ staked the game returns 96.02 ₽ and the house
            keeps the rest. One evening can end in any way. On average the player loses, which makes play an
            entertainment and not an income.</p>`,
        },
      },
      {
        title: { ru: 'Связь прервалась во время раунда', en: 'The connection broke during a round' },
        text: {
          ru: `<p>Результат уже записан. Вернитесь в игру: она спросит сервер о том же раунде, и ставка не спишется
            второй раз. Если осталась незавершённая игра или фриспины, сайт сначала откроет её.</p>`,
          en: `<p>The result is already recorded. Return to the game: it asks the server for the same round, and the
            stake is not taken twice. If a game is unfinished or has free spins left, the site opens that one
            first.</p>`,
        },
      },
      {
        title: { ru: 'Почему игра не открывается?', en: 'Why does a game not open?' },
        text: {
          ru: `<p>У игры может не быть демо, она может быть закрыта для отыгрыша бонуса или временно недоступна.
            Сообщение назовёт причину. Если её нет, проверьте соединение и обновите страницу.</p>`,
          en: `<p>A game may have no demo, may be closed to bonus wagering or be unavailable for a while. The message
            names the reason. If there is none, check the connection and reload the page.</p>`,
        },
      },
      {
        title: { ru: 'Победители и число игроков настоящие?', en: 'Are the winners and player counts real?' },
        text: {
          ru: `<p>В эталонной сборке играют игроки дома — программы с игровыми деньгами. Их выигрыши посчитаны тем же
            движком, что и ваши раунды. К числу игроков на карточке по настройке оператора может прибавляться
            случайное число от 1 до 10; по умолчанию настройка включена.</p>`,
          en: `<p>In the reference build the players are house players, programs with play money. Their wins are
            computed by the engine of your own rounds. By a setting of the operator a random number from 1 to 10 may
            be added to the player count of a tile; it is on by default.</p>`,
        },
      },
    ],
  },
  {
    id: 7,
    title: { ru: 'Турниры и VIP', en: 'Tournaments and VIP' },
    answers: [
      {
        title: { ru: 'Как участвовать в турнире?', en: 'How do I take part in a tournament?' },
        text: {
          ru: `<p>Выберите турнир в разделе <a href="/tournaments">«Турниры»</a> и играйте в отмеченные игры. Взноса
            нет, записываться заранее не нужно. Начало и конец указаны по московскому времени.</p>`,
          en: `<p>Choose one under <a href="/tournaments">Tournaments</a> and play the marked games. There is no entry
            fee and nothing to sign up for. Start and end are given in Moscow time.</p>`,
        },
      },
      {
        title: { ru: 'За что дают очки турнира?', en: 'What do tournament points come from?' },
        text: {
          ru: `<p>Правило указано на странице турнира. Их три: сумма ставок, лучшее отношение выигрыша к ставке или
            число раундов. При равенстве выше тот, кто набрал очки раньше. Таблица показывает ваше место до 40-го,
            дальше — «&gt;40».</p>`,
          en: `<p>The page of the tournament states its rule. There are three: the sum of bets, the best ratio of a
            win to its stake, or the number of rounds. With equal points the one who reached them first is higher. The
            table shows your place down to 40th, and “&gt;40” below that.</p>`,
        },
      },
      {
        title: { ru: 'Как растёт уровень?', en: 'How does my level grow?' },
        text: {
          ru: `<p>Каждые 100 ₽ ставок в слотах дают 1 очко, ставки за столами засчитываются на 20 %. Уровней шесть, в
            каждом по три ступени. До второй ступени нужно 5 очков. Полная таблица — на странице <a
            href="/levels">«VIP»</a>.</p>`,
          en: `<p>Every 100 ₽ staked on slots give 1 point; bets at tables count by 20%. There are six levels of three
            tiers each. The second tier takes 5 points. The whole table is on the <a href="/levels">VIP</a>
            page.</p>`,
        },
      },
      {
        title: { ru: 'Как считается кешбэк?', en: 'How is cashback calculated?' },
        text: {
          ru: `<p>Это процент от проигранных за неделю собственных денег: ставки минус выигрыши, с понедельника по
            воскресенье. Процент зависит от ступени: от 0 до 50 %. Забрать кешбэк можно в понедельник, в профиле, во
            вкладке «Промо».</p>`,
          en: `<p>It is a share of your own money lost in a week: bets minus wins, Monday to Sunday. The share depends
            on the tier, from 0 to 50%. It can be taken on Monday, in the profile under “Promo”.</p>`,
        },
      },
      {
        title: { ru: 'Что даёт новая ступень?', en: 'What does a new tier bring?' },
        text: {
          ru: `<p>Статусный бонус от 100 до 50 000 ₽ и больший процент кешбэка. На уровнях 1–3 указан менеджер, на
            уровнях 4–6 — VIP-менеджер. Со второго уровня есть бонус ко дню рождения.</p>`,
          en: `<p>A status bonus of 100 to 50,000 ₽ and a higher share of cashback. Levels 1 to 3 show a manager,
            levels 4 to 6 a VIP manager. From level 2 there is a birthday bonus.</p>`,
        },
      },
    ],
  },
  {
    id: 8,
    title: { ru: 'Безопасная игра', en: 'Safer play' },
    answers: [
      {
        title: { ru: 'Какие лимиты можно поставить?', en: 'Which limits can I set?' },
        text: {
          ru: `<p>На сайте пока никаких, они появятся позже: на депозиты, проигрыш и сумму ставок. Сейчас поможет банк:
            лимит платежей, отдельная карта или запрет платежей казино. Как это устроить, написано на странице <a
            href="/responsible-gaming#your-limits">«Ответственная игра»</a>.</p>`,
          en: `<p>None on the site yet; limits on deposits, losses and the sum of bets will come later. Today your bank
            can help: with a limit on payments, a separate card, or by refusing payments to casinos. The <a
            href="/responsible-gaming#your-limits">Responsible gaming</a> page says how.</p>`,
        },
      },
      {
        title: { ru: 'Как удержаться в задуманной сумме?', en: 'How do I keep to the sum I planned?' },
        text: {
          ru: `<p>Решите до начала, сколько потратите, и запишите. Держите эти деньги отдельно от остальных, а время
            отмеряйте будильником. Посреди игры сумму не меняйте: новое решение может подождать до завтра.</p>`,
          en: `<p>Decide before you begin how much you will spend, and write it down. Keep that money apart from the
            rest, and measure the time with an alarm. Do not change the sum in the middle of play: a new decision can
            wait until tomorrow.</p>`,
        },
      },
      {
        title: { ru: 'Как взять перерыв?', en: 'How do I take a break?' },
        text: {
          ru: `<p>Кнопки для этого пока нет. Выйдите из аккаунта, удалите сохранённый пароль и поставьте блокировщик
            игровых сайтов: он держит слово за вас. О том, что хотите закрыть аккаунт, напишите в поддержку. Перерыв и
            самоисключение, от 24 часов до бессрочного, появятся позже.</p>`,
          en: `<p>There is no button for it yet. Log out, delete the saved password and install a program that blocks
            gambling sites: it keeps your word for you. If you want the account closed, write to support. Time-out and
            self-exclusion, from 24 hours to permanent, will come later.</p>`,
        },
      },
      {
        title: { ru: 'Напомнит ли сайт, что я давно играю?', en: 'Does the site tell me that I have played long?' },
        text: {
          ru: `<p>Пока нет: поставьте будильник на телефоне. Позже между раундами будет появляться окно, раз в 15, 30 или
            60 минут по вашему выбору: сколько вы играете, сколько поставили, выиграли и каков итог.</p>`,
          en: `<p>Not yet: set an alarm on your phone. Later a window will appear between rounds, every 15, 30 or 60
            minutes as you choose: how long you have played, what you staked and won, and the net result.</p>`,
        },
      },
      {
        title: { ru: 'Где найти помощь?', en: 'Where can I find help?' },
        text: {
          ru: `<p>Если игра мешает жить вам или близкому человеку, на странице <a
            href="/responsible-gaming">«Ответственная игра»</a> есть признаки, вопросы для самопроверки и ссылки на
            службы помощи. Они бесплатны и не связаны с казино.</p>`,
          en: `<p>If play harms your life or that of somebody close, the <a href="/responsible-gaming">Responsible
            gaming</a> page has the signs, questions for a self-check and links to services that help. They are free
            of charge and independent of casinos.</p>`,
        },
      },
    ],
  },
]
