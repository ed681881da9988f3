import type { GroupContent } from '../shapes.ts'

/** FAQ about deposits, withdrawals and bonuses. */
export const moneyGroups: readonly GroupContent[] = [
  {
    id: 3,
    title: { ru: 'Пополнение', en: 'Deposits' },
    answers: [
      {
        title: { ru: 'Как пополнить баланс?', en: 'How do I make a deposit?' },
        text: {
          ru: `<p>Откройте кассу, вкладку «Пополнение». Выберите способ, введите сумму целым числом и нажмите кнопку
            оплаты. Комиссия и пределы указаны у каждого способа. Подробно о способах — в разделе <a
            href="/payments-info">«Платежи»</a>.</p>`,
          en: `<p>Open the cashier and go to “Deposit”. Choose a method, enter a whole amount and press the payment
            button. Each method shows its fee and limits. For details, see <a href="/payments-info">Payments</a>.</p>`,
        },
      },
      {
        title: { ru: 'Какая сумма минимальная и максимальная?', en: 'What are the minimum and maximum amounts?' },
        text: {
          ru: `<p>Не меньше 100 ₽ и не больше 15 000 ₽ за одну операцию. У способа могут быть свои пределы: тогда
            действуют они. Если способ не называет минимума, касса принимает от 300 ₽.</p>
            <p>Это пределы кассы, а не совет. Свой предел задайте на странице <a
            href="/responsible-gaming/limits">«Лимиты и перерывы»</a>: касса покажет, сколько по нему осталось.</p>`,
          en: `<p>At least 100 ₽ and at most 15,000 ₽ per transaction. If a method has its own limits, those apply. If
            it doesn’t state a minimum, the cashier accepts 300 ₽ or more.</p>
            <p>These are the cashier’s limits, not a recommendation. Set your own on the page <a
            href="/responsible-gaming/limits">Limits and breaks</a>: the cashier shows how much of it is left.</p>`,
        },
      },
      {
        title: { ru: 'Почему касса не принимает круглую сумму?', en: 'Why doesn’t the cashier accept a round amount?' },
        text: {
          ru: `<p>Некоторые способы различают переводы по сумме, поэтому сумма не может кончаться на 0 или 5. Касса
            предложит три соседние: вместо 1 000 ₽ — 1 001, 1 002 или 1 003 ₽. На баланс придёт ровно столько, сколько
            вы перевели.</p>`,
          en: `<p>Some methods identify transfers by amount, so the amount can’t end in 0 or 5. The cashier offers
            three amounts close to yours: instead of 1,000 ₽, it offers 1,001, 1,002 or 1,003 ₽. You’ll be credited
            exactly what you send.</p>`,
        },
      },
      {
        title: { ru: 'Есть неоплаченная заявка. Что делать?', en: 'I have an unpaid request. What should I do?' },
        text: {
          ru: `<p>Оплатите её или подождите: через 15 минут неоплаченная заявка отменяется, и можно создать новую.
            Если вы уже перевели деньги, отменять ничего не нужно: страница проверит состояние платежа.</p>`,
          en: `<p>Pay it or wait: after 15 minutes an unpaid request is cancelled and you can create a new one. If
            you’ve already sent the money, there’s no need to cancel anything: the page checks the payment status.</p>`,
        },
      },
      {
        title: { ru: 'Деньги списаны, но баланс прежний', en: 'I’ve been charged, but my balance hasn’t changed' },
        text: {
          ru: `<p>Перевод с карты или кошелька зачисляется в течение 5 минут. Если прошло больше, откройте историю в
            кассе: в строке платежа есть номер и состояние. Напишите с этим номером в поддержку и не платите второй
            раз.</p>`,
          en: `<p>A transfer from a card or wallet is credited within 5 minutes. If it takes longer, open the history
            in the cashier: each payment shows its number and status. Send that number to support, and don’t pay
            again.</p>`,
        },
      },
    ],
  },
  {
    id: 4,
    title: { ru: 'Вывод', en: 'Withdrawals' },
    answers: [
      {
        title: { ru: 'Как вывести деньги?', en: 'How do I withdraw money?' },
        text: {
          ru: `<p>Откройте кассу, вкладку «Вывести». Выберите способ, введите счёт и целую сумму. Счёт можно запомнить
            для следующего раза. Если касса просит, выводите тем же способом, которым пополняли.</p>`,
          en: `<p>Open the cashier and go to “Withdraw”. Choose a method, then enter your account and a whole amount.
            You can save the account for next time. If the cashier asks you to, use the same method you deposited
            with.</p>`,
        },
      },
      {
        title: {
          ru: 'Сколько ждать и сколько можно вывести?',
          en: 'How long does it take, and how much can I withdraw?',
        },
        text: {
          ru: `<p>Заявка обрабатывается в течение 3 часов. За день можно вывести до 30 000 ₽. Пределы одной заявки
            указаны у способа. Две заявки подряд принимаются с перерывом в 10 секунд.</p>`,
          en: `<p>Requests are processed within 3 hours. You can withdraw up to 30,000 ₽ a day. Each method shows its
            limits per request. Wait 10 seconds between requests.</p>`,
        },
      },
      {
        title: { ru: 'Почему вывод недоступен?', en: 'Why can’t I withdraw?' },
        text: {
          ru: `<p>Касса называет причину и показывает, сколько осталось. Возможные причины:</p>
            <ul>
            <li>Оборот ставок меньше двух сумм депозита. После депозита 1 000 ₽ нужны ставки на 2 000 ₽.</li>
            <li>Активен бонус или не использованы фриспины. От бонуса можно отказаться.</li>
            <li>Не заполнен профиль, не подтверждены телефон или e-mail. Больше 15 000 ₽ всего выводят после
            проверки документов.</li>
            <li>Исчерпан дневной предел 30 000 ₽ или есть незавершённая операция.</li>
            </ul>`,
          en: `<p>The cashier gives the reason and shows what’s left to do. Possible reasons:</p>
            <ul>
            <li>Your bets total less than twice the deposit. After depositing 1,000 ₽, you need 2,000 ₽ in bets.</li>
            <li>You have an active bonus or unused free spins. You can give a bonus up.</li>
            <li>Your profile is incomplete, your phone or email isn’t confirmed, or you withdraw
            more than 15,000 ₽ in total before your documents are verified.</li>
            <li>You’ve reached the daily limit of 30,000 ₽ or have an unfinished transaction.</li>
            </ul>`,
        },
      },
      {
        title: { ru: 'Можно ли отменить заявку на вывод?', en: 'Can I cancel a withdrawal?' },
        text: {
          ru: `<p>Да, пока она не обработана: в списке заявок есть кнопка отмены, её нужно подтвердить. Деньги
            вернутся на баланс. Если вы решили вывести деньги, лучше дать заявке дойти до конца.</p>`,
          en: `<p>Yes, until it’s processed: press the cancel button in the list of requests and confirm. The money
            returns to your balance. If you’ve decided to withdraw, it’s better to let the request go through.</p>`,
        },
      },
      {
        title: { ru: 'Можно ли вывести деньги на чужую карту?', en: 'Can I withdraw to someone else’s card?' },
        text: {
          ru: `<p>Нет. Карта, телефон или кошелёк должны принадлежать вам, имя — совпадать с профилем. Это же
            относится к пополнению: платёж с чужой карты задержит вывод.</p>`,
          en: `<p>No. The card, phone or wallet must be yours, and the name must match your profile. The same goes for
            deposits: paying with someone else’s card will delay your withdrawal.</p>`,
        },
      },
    ],
  },
  {
    id: 5,
    title: { ru: 'Бонусы', en: 'Bonuses' },
    answers: [
      {
        title: { ru: 'Что такое отыгрыш?', en: 'What is wagering?' },
        text: {
          ru: `<p>Это сумма ставок, после которой бонус переходит на баланс: целиком или, если он дан за депозит, не
            больше чем наполовину. Множитель не бывает больше 10. У бонуса за депозит он умножает бонус вместе с
            депозитом: бонус 1 000 ₽, депозит 1 000 ₽ и отыгрыш ×10 — это ставки на 20 000 ₽. Сколько осталось,
            показывает профиль.</p>
            <p>До включения бонуса сайт покажет весь оборот, срок и среднюю стоимость отыгрыша при возврате
            игры.</p>`,
          en: `<p>It’s the total you need to bet before a bonus becomes your own money: all of it or, if it came with a
            deposit, at most half. The multiplier is never above 10. For a deposit bonus it applies to the bonus plus
            the deposit: a bonus of 1,000 ₽, a deposit of 1,000 ₽ and ×10 wagering mean 20,000 ₽ in bets. Your profile
            shows how much is left.</p>
            <p>Before you activate a bonus, the site shows the total wagering, the deadline and the average cost given
            the game’s return.</p>`,
        },
      },
      {
        title: { ru: 'Какие ставки идут в отыгрыш?', en: 'Which bets count towards wagering?' },
        text: {
          ru: `<p>Ставки в слотах засчитываются на 100 %, за столами — на 20 %, в покере — на 10 %: 100 ₽ за столом
            дают 20 ₽ отыгрыша. Считаются ставки и собственными, и бонусными деньгами.
            Ставка с активным бонусом — не больше 500 ₽. Игры, закрытые для отыгрыша, сообщат об этом при
            открытии.</p>`,
          en: `<p>Bets on slots count 100%, at tables 20%, in poker 10%: 100 ₽ at a table gives 20 ₽ of wagering.
            Bets with your own and with bonus money both count. With an active
            bonus, the maximum bet is 500 ₽. Games that don’t count towards wagering say so when they open.</p>`,
        },
      },
      {
        title: { ru: 'Можно ли отказаться от бонуса?', en: 'Can I give a bonus up?' },
        text: {
          ru: `<p>В любой момент, в профиле, во вкладке «Промо». Исчезнут бонус и выигрыш с него. Собственные деньги
            останутся, их можно вывести по общим правилам. В ставках они всегда тратятся первыми, а на экране показаны
            отдельно от бонусных.</p>`,
          en: `<p>Yes, at any time, in your profile under “Promo”. You lose the bonus and anything you won with it. You
            keep your own money and can withdraw it under the general rules. Your own money is always spent first, and
            it’s shown separately from bonus money.</p>`,
        },
      },
      {
        title: { ru: 'Как включить промокод?', en: 'How do I use a promo code?' },
        text: {
          ru: `<p>Введите его при регистрации или в профиле, во вкладке «Промо». Бонус по коду из регистрации ждёт
            там же: активируйте его, когда решите играть с ним. Код действует один раз. Активным может быть только один бонус: сначала отыграйте прежний или откажитесь от него.</p>`,
          en: `<p>Enter it when you sign up or in your profile under “Promo”. A code from sign-up still has to be
            activated there. A code works once. Only one bonus can be
            active at a time: wager the current one first or give it up.</p>`,
        },
      },
      {
        title: { ru: 'Что будет, если не успеть за срок?', en: 'What if I miss the deadline?' },
        text: {
          ru: `<p>Бонус и выигрыш с него сгорят, собственные деньги останутся. Срок указан в условиях каждой <a
            href="/promo">акции</a>. Гнаться за ним не нужно: бонус не стоит ставок, которых вы не планировали.</p>`,
          en: `<p>The bonus and anything you won with it expire; you keep your own money. Each <a
            href="/promo">promotion</a> states its deadline in the terms. Don’t chase it: no bonus is worth bets you
            didn’t plan.</p>`,
        },
      },
    ],
  },
]
