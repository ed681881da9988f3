import type { Bilingual, PromoContent } from './shapes.ts'

/** The conditions that every bonus with wagering shares: items of a list. */
const commonTerms: Bilingual = {
  ru: `<li>Ставка при отыгрыше: не больше 500 ₽. Вклад в отыгрыш: слоты 100 %, столы 20 %.</li>
    <li>Собственные деньги можно вывести всегда: откажитесь от бонуса, и сгорят только он и выигрыш с него. Общее
    правило оборота в две суммы депозита остаётся.</li>`,
  en: `<li>Bet while wagering: at most 500 ₽. Contribution: slots 100%, tables 20%.</li>
    <li>Your own money can always be withdrawn: give up the bonus, and only the bonus and what was won with it lapse.
    The general rule of a turnover of twice the deposit stays.</li>`,
}

/** The promotions of `/promo`; those that are not active are kept for the list of past ones. */
export const promos: readonly PromoContent[] = [
  {
    slug: 'welcome-package',
    scene: 'stars',
    title: {
      ru: 'Приветственный пакет: до 50 000 ₽ и 210 фриспинов',
      en: 'Welcome package: up to 50,000 ₽ and 210 free spins',
    },
    text: {
      ru: `<p>Три этапа: первый, второй и третий депозит. Каждый можно взять отдельно, отказ от одного не закрывает
        остальные.</p>
        <table>
        <thead><tr><th>Депозит</th><th>Бонус</th><th>Не больше</th><th>Сумма для
        предела</th><th>Фриспины</th></tr></thead>
        <tbody>
        <tr><td>Первый</td><td>300 %</td><td>20 000 ₽</td><td>6 667 ₽</td><td>90</td></tr>
        <tr><td>Второй</td><td>100 %</td><td>15 000 ₽</td><td>15 000 ₽</td><td>60</td></tr>
        <tr><td>Третий</td><td>100 %</td><td>15 000 ₽</td><td>15 000 ₽</td><td>60</td></tr>
        <tr><td>Вместе</td><td>–</td><td>50 000 ₽</td><td>36 667 ₽</td><td>210</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Депозит: от 500 ₽ на каждом этапе.</li>
        <li>Отыгрыш бонуса: ×10 за 30 дней. Бонус 3 000 ₽ — это ставки на 30 000 ₽.</li>
        <li>Фриспины: по 5 ₽ в игре «Вишнёвый Ряд», 7 дней. Отыгрыш выигрыша: ×5 за 30 дней.</li>
        ${commonTerms.ru}
        </ul>
        <p>Во что это обходится: при возврате 96 % ставки на 30 000 ₽ в среднем стоят 1 200 ₽. Это среднее, ваш
        результат может быть любым.</p>`,
      en: `<p>Three stages: the first, second and third deposit. Each can be taken by itself; declining one does not
        close the others.</p>
        <table>
        <thead><tr><th>Deposit</th><th>Bonus</th><th>At most</th><th>Deposit that reaches it</th><th>Free
        spins</th></tr></thead>
        <tbody>
        <tr><td>First</td><td>300%</td><td>20,000 ₽</td><td>6,667 ₽</td><td>90</td></tr>
        <tr><td>Second</td><td>100%</td><td>15,000 ₽</td><td>15,000 ₽</td><td>60</td></tr>
        <tr><td>Third</td><td>100%</td><td>15,000 ₽</td><td>15,000 ₽</td><td>60</td></tr>
        <tr><td>Together</td><td>–</td><td>50,000 ₽</td><td>36,667 ₽</td><td>210</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Deposit: 500 ₽ or more at each stage.</li>
        <li>Wagering of the bonus: ×10 within 30 days. A bonus of 3,000 ₽ means bets of 30,000 ₽.</li>
        <li>Free spins: 5 ₽ each in Cherry Row, 7 days. Wagering of what they win: ×5 within 30 days.</li>
        ${commonTerms.en}
        </ul>
        <p>What it costs: at a return of 96%, bets of 30,000 ₽ cost 1,200 ₽ on average. That is an average; your own
        result can be any.</p>`,
    },
    time: { ru: 'Действует постоянно', en: 'Always available' },
    active: true,
  },
  {
    slug: 'monday-cashback',
    scene: 'train',
    title: { ru: 'Кешбэк по понедельникам: до 50 %', en: 'Monday cashback: up to 50%' },
    text: {
      ru: `<p>По понедельникам возвращается часть собственных денег, проигранных за прошлую неделю: ставки минус
        выигрыши, с понедельника по воскресенье. Включать ничего заранее не нужно, сумма ждёт в профиле, во вкладке
        «Промо».</p>
        <table>
        <thead><tr><th>Уровень</th><th>Ступень 1</th><th>Ступень 2</th><th>Ступень 3</th></tr></thead>
        <tbody>
        <tr><td>1</td><td>0 %</td><td>3 %</td><td>5 %</td></tr>
        <tr><td>2</td><td>10 %</td><td>15 %</td><td>20 %</td></tr>
        <tr><td>3</td><td>25 %</td><td>30 %</td><td>32 %</td></tr>
        <tr><td>4</td><td>34 %</td><td>36 %</td><td>38 %</td></tr>
        <tr><td>5</td><td>40 %</td><td>42 %</td><td>44 %</td></tr>
        <tr><td>6</td><td>46 %</td><td>48 %</td><td>50 %</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Пример: проигрыш за неделю 4 000 ₽, ступень с 10 % — кешбэк 400 ₽.</li>
        <li>Отыгрыш: ×3 за 7 дней. Кешбэк 400 ₽ — это ставки на 1 200 ₽.</li>
        ${commonTerms.ru}
        </ul>
        <p>Кешбэк возвращает часть потерь. Это не повод играть больше задуманного.</p>`,
      en: `<p>On Mondays a part of your own money lost in the past week comes back: bets minus wins, Monday to Sunday.
        Nothing has to be turned on in advance; the sum waits in the profile under “Promo”.</p>
        <table>
        <thead><tr><th>Level</th><th>Tier 1</th><th>Tier 2</th><th>Tier 3</th></tr></thead>
        <tbody>
        <tr><td>1</td><td>0%</td><td>3%</td><td>5%</td></tr>
        <tr><td>2</td><td>10%</td><td>15%</td><td>20%</td></tr>
        <tr><td>3</td><td>25%</td><td>30%</td><td>32%</td></tr>
        <tr><td>4</td><td>34%</td><td>36%</td><td>38%</td></tr>
        <tr><td>5</td><td>40%</td><td>42%</td><td>44%</td></tr>
        <tr><td>6</td><td>46%</td><td>48%</td><td>50%</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Example: a loss of 4,000 ₽ in the week at a tier with 10% gives a cashback of 400 ₽.</li>
        <li>Wagering: ×3 within 7 days. A cashback of 400 ₽ means bets of 1,200 ₽.</li>
        ${commonTerms.en}
        </ul>
        <p>Cashback returns a part of losses. It is no reason to play more than you planned.</p>`,
    },
    time: { ru: 'По понедельникам, 00:00–23:59 МСК', en: 'Mondays, 00:00–23:59 Moscow time' },
    active: true,
  },
  {
    slug: 'birthday-bonus',
    scene: 'samovar',
    title: { ru: 'Бонус ко дню рождения', en: 'Birthday bonus' },
    text: {
      ru: `<p>Подарок для игроков со второго уровня. Сумма зависит от уровня в день рождения, депозит не нужен.</p>
        <table>
        <thead><tr><th>Уровень</th><th>Бонус</th></tr></thead>
        <tbody>
        <tr><td>1</td><td>нет</td></tr>
        <tr><td>2</td><td>500 ₽</td></tr>
        <tr><td>3</td><td>1 000 ₽</td></tr>
        <tr><td>4</td><td>2 000 ₽</td></tr>
        <tr><td>5</td><td>5 000 ₽</td></tr>
        <tr><td>6</td><td>10 000 ₽</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Дата рождения подтверждена верификацией.</li>
        <li>Включить бонус можно в день рождения и ещё 7 дней, один раз в год.</li>
        <li>Отыгрыш: ×5 за 14 дней. Бонус 500 ₽ — это ставки на 2 500 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>A present for players from level 2. The sum depends on the level on the birthday; no deposit is
        needed.</p>
        <table>
        <thead><tr><th>Level</th><th>Bonus</th></tr></thead>
        <tbody>
        <tr><td>1</td><td>none</td></tr>
        <tr><td>2</td><td>500 ₽</td></tr>
        <tr><td>3</td><td>1,000 ₽</td></tr>
        <tr><td>4</td><td>2,000 ₽</td></tr>
        <tr><td>5</td><td>5,000 ₽</td></tr>
        <tr><td>6</td><td>10,000 ₽</td></tr>
        </tbody>
        </table>
        <ul>
        <li>The date of birth is confirmed by verification.</li>
        <li>The bonus can be turned on from the birthday for 7 more days, once a year.</li>
        <li>Wagering: ×5 within 14 days. A bonus of 500 ₽ means bets of 2,500 ₽.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'В день рождения и 7 дней после', en: 'On the birthday and 7 days after' },
    active: true,
  },
  {
    slug: 'invite-a-friend',
    scene: 'fox',
    title: { ru: 'Пригласите друга: 3 000 ₽', en: 'Invite a friend: 3,000 ₽' },
    text: {
      ru: `<p>Акция готовится: личной ссылки в профиле пока нет, и приглашать ещё некуда. Когда ссылка появится, за
        друга, который решит играть, вы получите бонус 3 000 ₽. Уговаривать не нужно будет и тогда: приглашайте тех,
        кто играет спокойно.</p>
        <p>Условия, с которыми акция начнётся:</p>
        <ul>
        <li>Другу есть 18 лет, он зарегистрировался по вашей ссылке и подтвердил телефон и e-mail.</li>
        <li>За 30 дней друг внёс от 1 000 ₽ и сделал ставок на две суммы депозита.</li>
        <li>Один бонус за одного человека. Второй собственный аккаунт другом не считается.</li>
        <li>Отыгрыш: ×5 за 30 дней. Бонус 3 000 ₽ — это ставки на 15 000 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>This promotion is being prepared: the profile has no link of your own yet, so there is nothing to send.
        When it has one, a friend who chooses to play will bring you a bonus of 3,000 ₽. There will be no need to
        persuade anybody: invite those who play calmly.</p>
        <p>The terms with which it will begin:</p>
        <ul>
        <li>The friend is 18 or older, registered by your link and confirmed a phone number and an e-mail.</li>
        <li>Within 30 days the friend paid in 1,000 ₽ or more and made bets of twice the deposit.</li>
        <li>One bonus for one person. A second account of your own is not a friend.</li>
        <li>Wagering: ×5 within 30 days. A bonus of 3,000 ₽ means bets of 15,000 ₽.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'Скоро', en: 'Soon' },
    active: true,
  },
  {
    slug: 'polar-race',
    scene: 'mountains',
    title: { ru: 'Турнир «Полярная гонка»: фонд 500 000 ₽', en: 'The Polar Race tournament: 500,000 ₽' },
    text: {
      ru: `<p>Сорок призовых мест. Очко — за каждые 10 ₽ ставок в 24 отмеченных играх. Таблица, призы и время до конца
        — на странице <a href="/tournaments/polar-race">турнира</a>.</p>
        <ul>
        <li>Взноса нет, уровень любой. Считаются ставки собственными деньгами; демо не считается.</li>
        <li>Призы приходят собственными деньгами в течение часа после конца: отыгрыш ×0, предела ставки нет.</li>
        <li>Ваше место видно до 40-го, дальше — «&gt;40».</li>
        <li>Место в таблице не стоит ставок сверх задуманного.</li>
        </ul>`,
      en: `<p>Forty prizes. One point for every 10 ₽ staked in the 24 marked games. The table, the prizes and the time
        left are on the page of the <a href="/tournaments/polar-race">tournament</a>.</p>
        <ul>
        <li>No entry fee, any level. Bets of your own money count; the demo does not.</li>
        <li>Prizes arrive as your own money within an hour of the end: wagering ×0, no maximum bet.</li>
        <li>Your place is shown down to 40th, and “&gt;40” below that.</li>
        <li>A place in the table is not worth bets beyond your plan.</li>
        </ul>`,
    },
    time: { ru: 'Даты — на странице турнира, время московское', en: 'Dates on the tournament’s page, Moscow time' },
    active: true,
  },
  {
    slug: 'level-up',
    scene: 'crown',
    title: { ru: 'Статусный бонус за новую ступень', en: 'Status bonus for a new tier' },
    text: {
      ru: `<p>За каждую новую ступень VIP начисляется бонус, один раз. Депозит для него не нужен.</p>
        <table>
        <thead><tr><th>Уровень</th><th>Ступень 1</th><th>Ступень 2</th><th>Ступень 3</th></tr></thead>
        <tbody>
        <tr><td>1</td><td>нет</td><td>100 ₽</td><td>400 ₽</td></tr>
        <tr><td>2</td><td>1 500 ₽</td><td>3 000 ₽</td><td>10 000 ₽</td></tr>
        <tr><td>3</td><td>20 000 ₽</td><td>30 000 ₽</td><td>30 000 ₽</td></tr>
        <tr><td>4</td><td>30 000 ₽</td><td>30 000 ₽</td><td>30 000 ₽</td></tr>
        <tr><td>5</td><td>30 000 ₽</td><td>30 000 ₽</td><td>30 000 ₽</td></tr>
        <tr><td>6</td><td>30 000 ₽</td><td>30 000 ₽</td><td>50 000 ₽</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Отыгрыш: ×3 за 30 дней. Бонус 1 500 ₽ — это ставки на 4 500 ₽.</li>
        ${commonTerms.ru}
        </ul>
        <p>Ступени приходят сами, по мере игры. Сколько очков нужно до каждой — на странице <a
        href="/levels">«VIP»</a>.</p>`,
      en: `<p>Every new VIP tier brings a bonus, once. No deposit is needed for it.</p>
        <table>
        <thead><tr><th>Level</th><th>Tier 1</th><th>Tier 2</th><th>Tier 3</th></tr></thead>
        <tbody>
        <tr><td>1</td><td>none</td><td>100 ₽</td><td>400 ₽</td></tr>
        <tr><td>2</td><td>1,500 ₽</td><td>3,000 ₽</td><td>10,000 ₽</td></tr>
        <tr><td>3</td><td>20,000 ₽</td><td>30,000 ₽</td><td>30,000 ₽</td></tr>
        <tr><td>4</td><td>30,000 ₽</td><td>30,000 ₽</td><td>30,000 ₽</td></tr>
        <tr><td>5</td><td>30,000 ₽</td><td>30,000 ₽</td><td>30,000 ₽</td></tr>
        <tr><td>6</td><td>30,000 ₽</td><td>30,000 ₽</td><td>50,000 ₽</td></tr>
        </tbody>
        </table>
        <ul>
        <li>Wagering: ×3 within 30 days. A bonus of 1,500 ₽ means bets of 4,500 ₽.</li>
        ${commonTerms.en}
        </ul>
        <p>Tiers come by themselves as you play. The points that each takes are on the <a href="/levels">VIP</a>
        page.</p>`,
    },
    time: { ru: 'Действует постоянно', en: 'Always available' },
    active: true,
  },
  {
    slug: 'set-your-limit',
    scene: 'lighthouse',
    title: { ru: 'Поставьте себе лимит', en: 'Set your limit' },
    text: {
      ru: `<p>За это ничего не начисляется. Лимит нужен вам, а не нам: он решает за вас заранее, на свежую голову.
        Лимиты самого сайта появятся позже, а свой можно поставить уже сегодня.</p>
        <ul>
        <li>Деньги: лимит платежей в банке или отдельная карта с тем, что не жаль потратить.</li>
        <li>Время: будильник до начала игры, а не во время неё.</li>
        <li>Если хочется остановиться совсем: запрет платежей казино в банке и блокировщик игровых сайтов.</li>
        <li>Бонуса нет, поэтому нет и отыгрыша, срока и предела ставки.</li>
        </ul>
        <p>Подробно, с вопросами для самопроверки и службами помощи, — на странице <a
        href="/responsible-gaming#your-limits">«Ответственная игра»</a>.</p>`,
      en: `<p>Nothing is paid for it. The limit is for you and not for us: it decides in advance, while your head is
        clear. The site’s own limits will come later, but you can set one today.</p>
        <ul>
        <li>Money: a limit on payments at your bank, or a separate card with what you can spare.</li>
        <li>Time: an alarm set before play, not during it.</li>
        <li>To stop altogether: a gambling block at the bank and a program that blocks gambling sites.</li>
        <li>There is no bonus, and so no wagering, no deadline and no maximum bet.</li>
        </ul>
        <p>More, with questions for a self-check and services that help, is on the <a
        href="/responsible-gaming#your-limits">Responsible gaming</a> page.</p>`,
    },
    time: { ru: 'В любое время', en: 'At any time' },
    active: true,
  },
  {
    slug: 'winter-yard',
    scene: 'bell',
    title: { ru: 'Зимний двор: 40 фриспинов', en: 'Winter Yard: 40 free spins' },
    text: {
      ru: `<p>Зимняя акция: 40 фриспинов в игре «Зимний Двор» за один депозит. Взять их можно было один раз за всё
        время акции.</p>
        <ul>
        <li>Депозит: от 500 ₽. Фриспины: по 5 ₽, 7 дней.</li>
        <li>Отыгрыш выигрыша: ×5 за 14 дней. Выигрыш 200 ₽ — это ставки на 1 000 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>A winter promotion: 40 free spins in Winter Yard for one deposit. They could be taken once in the whole
        time of the promotion.</p>
        <ul>
        <li>Deposit: 500 ₽ or more. Free spins: 5 ₽ each, 7 days.</li>
        <li>Wagering of what they win: ×5 within 14 days. A win of 200 ₽ means bets of 1,000 ₽.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'С 20 декабря по 10 января, завершена', en: '20 December to 10 January, ended' },
    active: false,
  },
  {
    slug: 'free-spin-week',
    scene: 'cherries',
    title: { ru: 'Неделя фриспинов: 50 за депозит', en: 'Free-spin week: 50 for a deposit' },
    text: {
      ru: `<p>Одна неделя и 50 фриспинов в «Вишнёвом Ряде» за депозит. Ежедневных заданий и серий не было: достаточно
        было одного раза.</p>
        <ul>
        <li>Депозит: от 1 000 ₽. Фриспины: по 5 ₽, 7 дней.</li>
        <li>Отыгрыш выигрыша: ×5 за 7 дней. Выигрыш 250 ₽ — это ставки на 1 250 ₽.</li>
        ${commonTerms.ru}
        </ul>`,
      en: `<p>One week, and 50 free spins in Cherry Row for a deposit. There were no daily tasks and no streaks: once
        was enough.</p>
        <ul>
        <li>Deposit: 1,000 ₽ or more. Free spins: 5 ₽ each, 7 days.</li>
        <li>Wagering of what they win: ×5 within 7 days. A win of 250 ₽ means bets of 1,250 ₽.</li>
        ${commonTerms.en}
        </ul>`,
    },
    time: { ru: 'С 1 по 7 сентября, завершена', en: '1 to 7 September, ended' },
    active: false,
  },
]
