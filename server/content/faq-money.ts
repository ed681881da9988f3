import type { GroupContent } from './shapes.ts'

/** Deposits, withdrawals and bonuses: every sum, time and condition that a player meets. */
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
          en: `<p>Open the cashier at “Deposit”. Choose a method, enter a whole amount and press the payment button.
            The fee and the limits stand beside each method. The methods are described under <a
            href="/payments-info">Payments</a>.</p>`,
        },
      },
      {
        title: { ru: 'Какая сумма минимальная и максимальная?', en: 'What are the smallest and largest sums?' },
        text: {
          ru: `<p>Не меньше 100 ₽ и не больше 15 000 ₽ за одну операцию. У способа могут быть свои пределы: тогда
            действуют они. Если способ не называет минимума, касса принимает от 300 ₽.</p>
            <p>Это пределы кассы, а не совет. Свой предел решите заранее; удержать его поможет лимит платежей в
            банке.</p>`,
          en: `<p>At least 100 ₽ and at most 15,000 ₽ in one transaction. A method may have limits of its own: then
            those hold. Where a method names no minimum, the cashier takes 300 ₽ or more.</p>
            <p>These are the cashier’s limits and no advice. Decide on your own beforehand; a limit on payments at your
            bank helps to keep it.</p>`,
        },
      },
      {
        title: { ru: 'Почему касса не принимает круглую сумму?', en: 'Why does the cashier refuse a round sum?' },
        text: {
          ru: `<p>Некоторые способы различают переводы по сумме, поэтому сумма не может кончаться на 0 или 5. Касса
            предложит три соседние: вместо 1 000 ₽ — 1 001, 1 002 или 1 003 ₽. На баланс придёт ровно столько, сколько
            вы перевели.</p>`,
          en: `<p>Some methods tell transfers apart by their sums, so the sum may not end in 0 or 5. The cashier
            offers three close ones: for 1,000 ₽ they are 1,001, 1,002 or 1,003 ₽. The balance receives exactly what
            you sent.</p>`,
        },
      },
      {
        title: { ru: 'Есть неоплаченная заявка. Что делать?', en: 'There is an unpaid request. What now?' },
        text: {
          ru: `<p>Оплатите её или подождите: через 15 минут неоплаченная заявка отменяется, и можно создать новую.
            Если вы уже перевели деньги, отменять ничего не нужно: страница проверит состояние платежа.</p>`,
          en: `<p>Pay it or wait: after 15 minutes an unpaid request is cancelled and a new one can be made. If you
            have already sent the money, there is nothing to cancel: the page checks the state of the payment.</p>`,
        },
      },
      {
        title: { ru: 'Деньги списаны, но баланс прежний', en: 'The money is gone, the balance is the same' },
        text: {
          ru: `<p>Перевод с карты или кошелька зачисляется в течение 5 минут. Если прошло больше, откройте историю в
            кассе: в строке платежа есть номер и состояние. Напишите с этим номером в поддержку и не платите второй
            раз.</p>`,
          en: `<p>A transfer from a card or a wallet is credited within 5 minutes. If it takes longer, open the
            history in the cashier: the row of the payment has its number and state. Send that number to support, and
            do not pay twice.</p>`,
        },
      },
    ],
  },
  {
    id: 4,
    title: { ru: 'Вывод', en: 'Withdrawals' },
    answers: [
      {
        title: { ru: 'Как вывести деньги?', en: 'How do I withdraw?' },
        text: {
          ru: `<p>Откройте кассу, вкладку «Вывод». Выберите способ, введите счёт и целую сумму. Счёт можно запомнить
            для следующего раза. Если касса просит, выводите тем же способом, которым пополняли.</p>`,
          en: `<p>Open the cashier at “Withdraw”. Choose a method, enter the account and a whole amount. The account
            can be remembered for the next time. Where the cashier asks for it, withdraw by the method you deposited
            with.</p>`,
        },
      },
      {
        title: { ru: 'Сколько ждать и сколько можно вывести?', en: 'How long does it take, and how much is allowed?' },
        text: {
          ru: `<p>Заявка обрабатывается в течение 3 часов. За день можно вывести до 30 000 ₽. Пределы одной заявки
            указаны у способа. Две заявки подряд принимаются с перерывом в 10 секунд.</p>`,
          en: `<p>A request is processed within 3 hours. Up to 30,000 ₽ can be withdrawn in a day. The limits of one
            request stand beside the method. Two requests in a row need 10 seconds between them.</p>`,
        },
      },
      {
        title: { ru: 'Почему вывод недоступен?', en: 'Why is the withdrawal unavailable?' },
        text: {
          ru: `<p>Касса называет причину и показывает, сколько осталось. Возможные причины:</p>
            <ul>
            <li>Оборот ставок меньше двух сумм депозита. После депозита 1 000 ₽ нужны ставки на 2 000 ₽.</li>
            <li>Активен бонус или не использованы фриспины. От бонуса можно отказаться.</li>
            <li>Не заполнен профиль, не подтверждены телефон или e-mail, не пройдена верификация.</li>
            <li>Исчерпан дневной предел 30 000 ₽ или есть незавершённая операция.</li>
            </ul>`,
          en: `<p>The cashier names the reason and shows what is left. The possible ones:</p>
            <ul>
            <li>The turnover of bets is below twice the deposit. A deposit of 1,000 ₽ needs bets of 2,000 ₽.</li>
            <li>A bonus is active or free spins are unused. A bonus can be given up.</li>
            <li>The profile is incomplete, the phone or e-mail is not confirmed, or verification is not done.</li>
            <li>The day’s 30,000 ₽ are used up, or an operation is unfinished.</li>
            </ul>`,
        },
      },
      {
        title: { ru: 'Можно ли отменить заявку на вывод?', en: 'Can I cancel a withdrawal?' },
        text: {
          ru: `<p>Да, пока она не обработана: в списке заявок есть кнопка отмены, её нужно подтвердить. Деньги
            вернутся на баланс. Если вы решили вывести деньги, лучше дать заявке дойти до конца.</p>`,
          en: `<p>Yes, until it is processed: the list of requests has a cancel button, which asks you to confirm. The
            money returns to the balance. Once you have decided to withdraw, it is better to let the request run to
            its end.</p>`,
        },
      },
      {
        title: { ru: 'Можно ли вывести деньги на чужую карту?', en: 'Can I withdraw to somebody else’s card?' },
        text: {
          ru: `<p>Нет. Карта, телефон или кошелёк должны принадлежать вам, имя — совпадать с профилем. Это же
            относится к пополнению: платёж с чужой карты задержит вывод.</p>`,
          en: `<p>No. The card, phone or wallet has to be yours, and the name has to match the profile. The same goes
            for deposits: a payment from another person’s card holds up the withdrawal.</p>`,
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
          ru: `<p>Это сумма ставок, после которой бонусные деньги становятся вашими. Множитель не бывает больше 10:
            бонус 1 000 ₽ с отыгрышем ×10 — это ставки на 10 000 ₽. Сколько осталось, показывает полоса в профиле и на
            странице игры.</p>
            <p>До включения бонуса сайт покажет весь оборот, срок и среднюю стоимость отыгрыша при возврате
            игры.</p>`,
          en: `<p>It is the sum of bets after which bonus money becomes yours. The multiplier is never above 10: a
            bonus of 1,000 ₽ with ×10 wagering means bets of 10,000 ₽. A bar in the profile and on the game page shows
            what is left.</p>
            <p>Before a bonus is turned on, the site shows the whole turnover, the deadline and the average cost at
            the return of the game.</p>`,
        },
      },
      {
        title: { ru: 'Какие ставки идут в отыгрыш?', en: 'Which bets count towards wagering?' },
        text: {
          ru: `<p>Ставки в слотах засчитываются на 100 %, за столами — на 20 %: 100 ₽ за столом дают 20 ₽ отыгрыша.
            Ставка с активным бонусом — не больше 500 ₽. Игры, закрытые для отыгрыша, сообщат об этом при
            открытии.</p>`,
          en: `<p>Bets on slots count by 100%, at tables by 20%: 100 ₽ at a table give 20 ₽ of wagering. With an
            active bonus one bet is at most 500 ₽. Games that are closed to wagering say so when they open.</p>`,
        },
      },
      {
        title: { ru: 'Можно ли отказаться от бонуса?', en: 'Can I give up a bonus?' },
        text: {
          ru: `<p>В любой момент, в профиле, во вкладке «Промо». Исчезнут бонус и выигрыш с него. Собственные деньги
            останутся, их можно вывести по общим правилам. В ставках они всегда тратятся первыми, а на экране показаны
            отдельно от бонусных.</p>`,
          en: `<p>At any moment, in the profile under “Promo”. The bonus and what was won with it disappear. Your own
            money stays and can be withdrawn under the general rules. It is always staked first, and the screen shows
            it apart from bonus money.</p>`,
        },
      },
      {
        title: { ru: 'Как включить промокод?', en: 'How do I use a promo code?' },
        text: {
          ru: `<p>Введите его при регистрации или в профиле, во вкладке «Промо». Код действует один раз. Активным
            может быть только один бонус: сначала отыграйте прежний или откажитесь от него.</p>`,
          en: `<p>Enter it at registration or in the profile under “Promo”. A code works once. Only one bonus can be
            active: wager the earlier one first, or give it up.</p>`,
        },
      },
      {
        title: { ru: 'Что будет, если не успеть за срок?', en: 'What if the deadline passes?' },
        text: {
          ru: `<p>Бонус и выигрыш с него сгорят, собственные деньги останутся. Срок указан в условиях каждой <a
            href="/promo">акции</a>. Гнаться за ним не нужно: бонус не стоит ставок, которых вы не планировали.</p>`,
          en: `<p>The bonus and what was won with it lapse, your own money stays. The deadline stands in the terms of
            every <a href="/promo">promotion</a>. It is not worth chasing: no bonus is worth bets that you had not
            planned.</p>`,
        },
      },
    ],
  },
]
