import type { GroupContent } from './shapes.ts'

/** Payment methods of `/payments-info`: how each works, processing times, and what to do on failure. */
export const paymentInfo: readonly GroupContent[] = [
  {
    id: 11,
    title: { ru: 'Банковские карты', en: 'Bank cards' },
    answers: [
      {
        title: { ru: 'Оплата картой на сайте', en: 'Paying by card on the site' },
        text: {
          ru: `<ol>
            <li>Выберите карту в кассе и введите сумму целым числом.</li>
            <li>Введите номер, месяц и год двумя цифрами и код с обратной стороны.</li>
            <li>Подтвердите платёж на странице банка, если она откроется (3-D Secure).</li>
            </ol>
            <p>Номер и код карты не сохраняются и не попадают в журналы. В эталонной сборке не вводите данные своей
            карты: платёж всё равно будет имитацией.</p>`,
          en: `<ol>
            <li>Choose your card in the cashier and enter a whole amount.</li>
            <li>Enter the card number, two digits each for the month and year, and the code on the back.</li>
            <li>Confirm the payment on your bank’s page if it opens (3-D Secure).</li>
            </ol>
            <p>Card numbers and codes are never stored or logged. Don’t enter your own card details in the reference
            build: the payment is simulated anyway.</p>`,
        },
      },
      {
        title: { ru: 'Перевод с карты на карту', en: 'Card-to-card transfer' },
        text: {
          ru: `<p>Касса покажет номер карты, сумму и номер заявки. Переведите ровно эту сумму в приложении своего
            банка и вернитесь на страницу: она обновляется каждые 10 секунд. На перевод есть 15 минут, зачисление — в
            течение 5 минут после него.</p>
            <p>В эталонной сборке номер карты вымышлен: ничего не переводите.</p>`,
          en: `<p>The cashier shows a card number, the amount and the request number. Send exactly that amount in your
            bank’s app and return to the page: it refreshes every 10 seconds. You have 15 minutes to make the transfer;
            it’s credited within 5 minutes after that.</p>
            <p>In the reference build the card number is made up: don’t send anything.</p>`,
        },
      },
      {
        title: { ru: 'Зачем касса спрашивает банк?', en: 'Why does the cashier ask for my bank?' },
        text: {
          ru: `<p>Чтобы подобрать реквизиты, на которые ваш банк переводит без задержки. Можно выбрать Т-Банк, Сбер,
            ВТБ или «Другой банк». Подбор занимает до 5 минут, страница ждёт сама.</p>`,
          en: `<p>To find account details your bank can pay without delay. You can choose T-Bank, Sber, VTB or “Other
            bank”. Finding them takes up to 5 minutes; just keep the page open.</p>`,
        },
      },
      {
        title: { ru: 'Вывод на карту', en: 'Withdrawing to a card' },
        text: {
          ru: `<p>Введите номер карты на своё имя; некоторым способам нужно и имя держателя. Номер можно запомнить: на
            экране останутся только последние цифры. Заявка обрабатывается в течение 3 часов.</p>`,
          en: `<p>Enter the number of a card in your own name; some methods also need the cardholder’s name. You can
            save the number: only its last digits will be shown. Requests are processed within 3 hours.</p>`,
        },
      },
    ],
  },
  {
    id: 12,
    title: { ru: 'Система быстрых платежей', en: 'Faster Payments System (SBP)' },
    answers: [
      {
        title: { ru: 'Пополнение через СБП', en: 'Depositing with SBP' },
        text: {
          ru: `<p>Касса покажет номер телефона, банк и имя получателя. Переведите указанную сумму через СБП в
            приложении своего банка. Затем нажмите «Я оплатил»: платёж проверит система, а не кнопка, поэтому до
            перевода нажимать её незачем.</p>`,
          en: `<p>The cashier shows a phone number, a bank and the recipient’s name. Send the amount shown via SBP in
            your bank’s app. Then press “I’ve paid”: the system checks the payment, not the button, so there’s no point
            in pressing it before you pay.</p>`,
        },
      },
      {
        title: { ru: 'Почему сумма не может кончаться на 0 или 5?', en: 'Why can’t the amount end in 0 or 5?' },
        text: {
          ru: `<p>По сумме система узнаёт ваш перевод среди других. Касса предложит три ближайшие: например, 2 001,
            2 002 и 2 003 ₽ вместо 2 000 ₽. У верхнего предела соседние суммы меньше: 14 999, 14 998 и 14 997 ₽ вместо
            15 000 ₽.</p>`,
          en: `<p>The amount tells your transfer apart from others. The cashier suggests the three nearest: for
            example, 2,001, 2,002 and 2,003 ₽ instead of 2,000 ₽. At the upper limit they go down: 14,999, 14,998 and
            14,997 ₽ instead of 15,000 ₽.</p>`,
        },
      },
      {
        title: { ru: 'Вывод через СБП', en: 'Withdrawing with SBP' },
        text: {
          ru: `<p>Введите телефон, привязанный к вашему счёту, и выберите банк из списка. Если банков с этим номером
            несколько, деньги придут в выбранный. Имя получателя должно совпадать с именем в профиле.</p>`,
          en: `<p>Enter the phone number linked to your account and choose a bank from the list. If several banks have
            that number, the money goes to the one you choose. The recipient’s name must match your profile.</p>`,
        },
      },
    ],
  },
  {
    id: 13,
    title: { ru: 'Электронные кошельки', en: 'E-wallets' },
    answers: [
      {
        title: { ru: 'Пополнение с кошелька', en: 'Depositing from a wallet' },
        text: {
          ru: `<p>Выберите кошелёк в кассе, введите сумму и переведите её на указанный номер. Перевод зачисляется в
            течение 5 минут. Страница платежа показывает одно из трёх состояний: «Ожидает оплаты», «Оплата успешна»
            или «Заявка отменена».</p>`,
          en: `<p>Choose the wallet in the cashier, enter the amount and send it to the number shown. The transfer is
            credited within 5 minutes. The payment page shows one of three statuses: waiting for payment, payment
            successful or request cancelled.</p>`,
        },
      },
      {
        title: { ru: 'Вывод на кошелёк', en: 'Withdrawing to a wallet' },
        text: {
          ru: `<p>Введите номер своего кошелька: это может быть телефон, e-mail или номер счёта, касса подскажет
            формат. Проверьте его до отправки: перевод на чужой кошелёк вернуть нельзя.</p>`,
          en: `<p>Enter your wallet number: it may be a phone number, an email or an account number, and the cashier
            shows the format. Check it before you submit: a transfer to someone else’s wallet can’t be reversed.</p>`,
        },
      },
      {
        title: { ru: 'Комиссия и пересчёт', en: 'Fees and conversion' },
        text: {
          ru: `<p>Комиссия указана у способа до оплаты. Если кошелёк работает в другой валюте, касса пересчитает рубли
            при вводе суммы. Это оценка: точный курс фиксируется в момент создания заявки.</p>`,
          en: `<p>Each method shows its fee before you pay. If a wallet uses another currency, the cashier converts
            rubles as you type. It’s an estimate: the exact rate is fixed when the request is created.</p>`,
        },
      },
    ],
  },
  {
    id: 14,
    title: { ru: 'Пределы и сроки', en: 'Limits and times' },
    answers: [
      {
        title: { ru: 'Все числа в одной таблице', en: 'All the numbers in one table' },
        text: {
          ru: `<table>
            <thead><tr><th>Что</th><th>Сколько</th></tr></thead>
            <tbody>
            <tr><td>Депозит за операцию</td><td>от 100 до 15 000 ₽, через СБП до 16 700 ₽</td></tr>
            <tr><td>Минимум, если способ его не называет</td><td>300 ₽</td></tr>
            <tr><td>Вывод за день</td><td>до 30 000 ₽</td></tr>
            <tr><td>Оборот ставок до вывода</td><td>2 суммы депозита</td></tr>
            <tr><td>Перерыв между заявками на вывод</td><td>10 секунд</td></tr>
            <tr><td>Время на оплату заявки</td><td>15 минут</td></tr>
            <tr><td>Зачисление перевода</td><td>до 5 минут</td></tr>
            <tr><td>Обработка вывода</td><td>до 3 часов</td></tr>
            </tbody>
            </table>
            <p>Суммы — только целые рубли. Если у способа свои пределы, действуют они.</p>`,
          en: `<table>
            <thead><tr><th>What</th><th>How much</th></tr></thead>
            <tbody>
            <tr><td>Deposit per transaction</td><td>100 to 15,000 ₽, with SBP up to 16,700 ₽</td></tr>
            <tr><td>Minimum if the method doesn’t state one</td><td>300 ₽</td></tr>
            <tr><td>Withdrawal per day</td><td>up to 30,000 ₽</td></tr>
            <tr><td>Total bets before a withdrawal</td><td>2 times the deposit</td></tr>
            <tr><td>Wait between withdrawal requests</td><td>10 seconds</td></tr>
            <tr><td>Time to pay a request</td><td>15 minutes</td></tr>
            <tr><td>Crediting a transfer</td><td>up to 5 minutes</td></tr>
            <tr><td>Processing a withdrawal</td><td>up to 3 hours</td></tr>
            </tbody>
            </table>
            <p>Amounts are in whole rubles only. If a method has its own limits, those apply.</p>`,
        },
      },
      {
        title: { ru: 'Что значит оборот в две суммы депозита?', en: 'What does it mean to bet twice the deposit?' },
        text: {
          ru: `<p>До вывода сумма ваших ставок после депозита должна быть не меньше двух его сумм: после 3 000 ₽ —
            ставки на 6 000 ₽. Выигрывать для этого не нужно, считаются сами ставки. Остаток виден на вкладке «Вывод».
            Обороты депозитов складываются; счёт начинается заново, только если перед новым депозитом не осталось ни
            денег, ни активного бонуса, ни незаконченного раунда. К бонусам это правило не относится: у них свой
            отыгрыш.</p>`,
          en: `<p>Before you withdraw, your bets after a deposit must total at least twice the deposit: after 3,000 ₽,
            you need 6,000 ₽ in bets. You don’t have to win; the bets themselves count. “Withdraw” shows how much is
            left. Several deposits add up; the count starts over only if you had no money, no active bonus and no
            unfinished round left before a new deposit. This rule doesn’t apply to bonuses: they have their own
            wagering.</p>`,
        },
      },
      {
        title: { ru: 'Где посмотреть прошлые платежи?', en: 'Where can I see past payments?' },
        text: {
          ru: `<p>В кассе, вкладка «История»: последние 6 месяцев, отдельно пополнения и выводы. У каждой строки есть
            состояние: в обработке, выполнено, отменено или ошибка.</p>`,
          en: `<p>In the cashier under “History”: the last 6 months, with deposits and withdrawals listed separately.
            Each payment has a status: processing, completed, cancelled or failed.</p>`,
        },
      },
    ],
  },
  {
    id: 15,
    title: { ru: 'Если что-то пошло не так', en: 'If something goes wrong' },
    answers: [
      {
        title: { ru: 'Платёж не прошёл', en: 'The payment failed' },
        text: {
          ru: `<p>Прочитайте сообщение: чаще всего дело в сумме, балансе карты или запрете банка. Исправьте названное
            или выберите другой способ. Если касса просит подтвердить телефон или e-mail, это делается в
            профиле.</p>`,
          en: `<p>Read the message: it’s usually the amount, the card balance or a block by the bank. Fix the problem
            or choose another method. If the cashier asks you to confirm your phone or email, do it in your
            profile.</p>`,
        },
      },
      {
        title: { ru: 'Связь прервалась после кнопки «Оплатить»', en: 'I lost my connection after pressing “Pay”' },
        text: {
          ru: `<p>Не платите сразу второй раз. Откройте историю: если заявка в ней есть, она принята. Повторная
            отправка той же формы безопасна, сервер узнаёт её и не проводит дважды.</p>`,
          en: `<p>Don’t pay again right away. Open the history: if the request is there, we’ve received it. Submitting
            the same form again is safe: the server recognises it and processes it only once.</p>`,
        },
      },
      {
        title: { ru: 'Время вышло, а я уже оплатил', en: 'Time ran out, but I’ve already paid' },
        text: {
          ru: `<p>Конец отсчёта не отменяет оплаченного: страница продолжит проверять состояние. Если перевод дошёл,
            он будет зачислен. Сохраните чек банка и номер заявки.</p>`,
          en: `<p>The end of the countdown doesn’t cancel your payment: the page keeps checking. If the transfer has
            arrived, it will be credited. Keep your bank receipt and the request number.</p>`,
        },
      },
      {
        title: { ru: 'Я перевёл другую сумму', en: 'I sent a different amount' },
        text: {
          ru: `<p>Такой перевод не найдёт свою заявку сам. Напишите в чат поддержки: номер заявки, сумма, время и
            последние четыре цифры карты. Полный номер карты и код присылать нельзя, их никто не спросит.</p>`,
          en: `<p>That transfer can’t be matched to its request automatically. Write to the support chat with the
            request number, the amount, the time and the last four digits of the card. Never send the full card number
            or the code; no one will ask for them.</p>`,
        },
      },
      {
        title: { ru: 'Вывод идёт дольше 3 часов', en: 'My withdrawal is taking longer than 3\u00a0hours' },
        text: {
          ru: `<p>Откройте заявку: там указано, что происходит и чего она ждёт. Если ответа нет, напишите в поддержку,
            а затем можно подать жалобу — это бесплатно. Порядок — в <a
            href="/terms-and-conditions#complaints">правилах</a>.</p>`,
          en: `<p>Open the request: it shows what’s happening and what it’s waiting for. If you get no answer, contact
            support; after that you can make a complaint for free. See the <a
            href="/terms-and-conditions#complaints">terms</a> for how.</p>`,
        },
      },
    ],
  },
]
