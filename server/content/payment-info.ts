import type { GroupContent } from './shapes.ts'

/** The ways to pay of `/payments-info`: how each works, what it costs in time, and what to do when it fails. */
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
            <li>Choose the card in the cashier and enter a whole amount.</li>
            <li>Enter the number, the month and the year by two digits each, and the code from the back.</li>
            <li>Confirm the payment on the page of the bank if it opens (3-D Secure).</li>
            </ol>
            <p>Number and code of the card are neither kept nor logged. Do not enter the details of your own card in
            the reference build: the payment is simulated in any case.</p>`,
        },
      },
      {
        title: { ru: 'Перевод с карты на карту', en: 'Transfer from card to card' },
        text: {
          ru: `<p>Касса покажет номер карты, сумму и номер заявки. Переведите ровно эту сумму в приложении своего
            банка и вернитесь на страницу: она обновляется каждые 10 секунд. На перевод есть 15 минут, зачисление — в
            течение 5 минут после него.</p>
            <p>В эталонной сборке номер карты вымышлен: ничего не переводите.</p>`,
          en: `<p>The cashier shows a card number, the sum and the number of the request. Send exactly that sum in the
            app of your bank and return to the page: it refreshes every 10 seconds. There are 15 minutes for the
            transfer, and it is credited within 5 minutes after it.</p>
            <p>In the reference build the card number is invented: send nothing.</p>`,
        },
      },
      {
        title: { ru: 'Зачем касса спрашивает банк?', en: 'Why does the cashier ask for my bank?' },
        text: {
          ru: `<p>Чтобы подобрать реквизиты, на которые ваш банк переводит без задержки. Можно выбрать Т-Банк, Сбер,
            ВТБ или «Другой банк». Подбор занимает до 5 минут, страница ждёт сама.</p>`,
          en: `<p>To find account details that your bank pays to without delay. You can choose T-Bank, Sber, VTB or
            “Other bank”. Finding them takes up to 5 minutes; the page waits by itself.</p>`,
        },
      },
      {
        title: { ru: 'Вывод на карту', en: 'Withdrawing to a card' },
        text: {
          ru: `<p>Введите номер карты на своё имя; некоторым способам нужно и имя держателя. Номер можно запомнить: на
            экране останутся только последние цифры. Заявка обрабатывается в течение 3 часов.</p>`,
          en: `<p>Enter the number of a card in your own name; some methods also need the name of the holder. The
            number can be remembered: only its last digits stay on the screen. A request is processed within
            3 hours.</p>`,
        },
      },
    ],
  },
  {
    id: 12,
    title: { ru: 'Система быстрых платежей', en: 'Faster Payments System (SBP)' },
    answers: [
      {
        title: { ru: 'Пополнение через СБП', en: 'Depositing by SBP' },
        text: {
          ru: `<p>Касса покажет номер телефона, банк и имя получателя. Переведите указанную сумму через СБП в
            приложении своего банка. Затем нажмите «Я оплатил»: платёж проверит система, а не кнопка, поэтому до
            перевода нажимать её незачем.</p>`,
          en: `<p>The cashier shows a phone number, a bank and the name of the recipient. Send the given sum by SBP in
            the app of your bank. Then press “I have paid”: the payment is checked by the system and not by the
            button, so there is no point in pressing it earlier.</p>`,
        },
      },
      {
        title: { ru: 'Почему сумма не может кончаться на 0 или 5?', en: 'Why may the sum not end in 0 or 5?' },
        text: {
          ru: `<p>По сумме система узнаёт ваш перевод среди других. Касса предложит три ближайшие: например, 2 001,
            2 002 и 2 003 ₽ вместо 2 000 ₽. У верхнего предела соседние суммы меньше: 14 999, 14 998 и 14 997 ₽ вместо
            15 000 ₽.</p>`,
          en: `<p>By the sum the system tells your transfer from others. The cashier offers the three nearest: 2,001,
            2,002 and 2,003 ₽ for 2,000 ₽. At the upper limit they go down: 14,999, 14,998 and 14,997 ₽ for
            15,000 ₽.</p>`,
        },
      },
      {
        title: { ru: 'Вывод через СБП', en: 'Withdrawing by SBP' },
        text: {
          ru: `<p>Введите телефон, привязанный к вашему счёту, и выберите банк из списка. Если банков с этим номером
            несколько, деньги придут в выбранный. Имя получателя должно совпадать с именем в профиле.</p>`,
          en: `<p>Enter the phone number of your account and choose the bank from the list. If several banks know that
            number, the money goes to the chosen one. The name of the recipient has to match the profile.</p>`,
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
          en: `<p>Choose the wallet in the cashier, enter the sum and send it to the number shown. The transfer is
            credited within 5 minutes. The payment page shows one of three states: waiting for payment, payment
            successful, or request cancelled.</p>`,
        },
      },
      {
        title: { ru: 'Вывод на кошелёк', en: 'Withdrawing to a wallet' },
        text: {
          ru: `<p>Введите номер своего кошелька: это может быть телефон, e-mail или номер счёта, касса подскажет
            формат. Проверьте его до отправки: перевод на чужой кошелёк вернуть нельзя.</p>`,
          en: `<p>Enter the number of your wallet: it may be a phone, an e-mail or an account number, and the cashier
            says which. Check it before sending: a transfer to another person’s wallet cannot be called back.</p>`,
        },
      },
      {
        title: { ru: 'Комиссия и пересчёт', en: 'Fee and conversion' },
        text: {
          ru: `<p>Комиссия указана у способа до оплаты. Если кошелёк работает в другой валюте, касса пересчитает рубли
            при вводе суммы. Это оценка: точный курс фиксируется в момент создания заявки.</p>`,
          en: `<p>The fee stands beside the method before you pay. If a wallet works in another currency, the cashier
            converts the rubles as you type. That is an estimate: the exact rate is fixed when the request is
            made.</p>`,
        },
      },
    ],
  },
  {
    id: 14,
    title: { ru: 'Пределы и сроки', en: 'Limits and times' },
    answers: [
      {
        title: { ru: 'Все числа в одной таблице', en: 'All numbers in one table' },
        text: {
          ru: `<table>
            <thead><tr><th>Что</th><th>Сколько</th></tr></thead>
            <tbody>
            <tr><td>Депозит за операцию</td><td>от 100 до 15 000 ₽</td></tr>
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
            <tr><td>Deposit in one transaction</td><td>100 to 15,000 ₽</td></tr>
            <tr><td>Minimum where a method names none</td><td>300 ₽</td></tr>
            <tr><td>Withdrawal in a day</td><td>up to 30,000 ₽</td></tr>
            <tr><td>Turnover of bets before a withdrawal</td><td>2 times the deposit</td></tr>
            <tr><td>Pause between withdrawal requests</td><td>10 seconds</td></tr>
            <tr><td>Time to pay a request</td><td>15 minutes</td></tr>
            <tr><td>Crediting of a transfer</td><td>up to 5 minutes</td></tr>
            <tr><td>Processing of a withdrawal</td><td>up to 3 hours</td></tr>
            </tbody>
            </table>
            <p>Sums are whole rubles only. Where a method has limits of its own, those hold.</p>`,
        },
      },
      {
        title: { ru: 'Что значит оборот в две суммы депозита?', en: 'What does a turnover of twice the deposit mean?' },
        text: {
          ru: `<p>До вывода сумма ваших ставок после депозита должна быть не меньше двух его сумм: после 3 000 ₽ —
            ставки на 6 000 ₽. Выигрывать для этого не нужно, считаются сами ставки. Остаток виден на вкладке «Вывод».
            К бонусам это правило не относится: у них свой отыгрыш.</p>`,
          en: `<p>Before a withdrawal the sum of your bets after a deposit has to be at least twice the deposit: after
            3,000 ₽, bets of 6,000 ₽. You need not win them, the bets themselves count. What is left is shown under
            “Withdraw”. Bonuses are apart from this rule: they have wagering of their own.</p>`,
        },
      },
      {
        title: { ru: 'Где посмотреть прошлые платежи?', en: 'Where do I see earlier payments?' },
        text: {
          ru: `<p>В кассе, вкладка «История»: последние 6 месяцев, отдельно пополнения и выводы. У каждой строки есть
            состояние: в обработке, выполнено, отменено или ошибка.</p>`,
          en: `<p>In the cashier under “History”: the last 6 months, deposits and withdrawals apart. Every row has a
            state: in progress, completed, cancelled or error.</p>`,
        },
      },
    ],
  },
  {
    id: 15,
    title: { ru: 'Если что-то пошло не так', en: 'If something went wrong' },
    answers: [
      {
        title: { ru: 'Платёж не прошёл', en: 'The payment failed' },
        text: {
          ru: `<p>Прочитайте сообщение: чаще всего дело в сумме, балансе карты или запрете банка. Исправьте названное
            или выберите другой способ. Если касса просит подтвердить телефон или e-mail, это делается в
            профиле.</p>`,
          en: `<p>Read the message: mostly it is the sum, the balance of the card or a ban of the bank. Mend what is
            named or choose another method. If the cashier asks for a confirmed phone or e-mail, that is done in the
            profile.</p>`,
        },
      },
      {
        title: { ru: 'Связь прервалась после кнопки «Оплатить»', en: 'The connection broke after I pressed “Pay”' },
        text: {
          ru: `<p>Не платите сразу второй раз. Откройте историю: если заявка в ней есть, она принята. Повторная
            отправка той же формы безопасна, сервер узнаёт её и не проводит дважды.</p>`,
          en: `<p>Do not pay again at once. Open the history: if the request is there, it was accepted. Sending the
            same form again is safe: the server knows it and carries it out only once.</p>`,
        },
      },
      {
        title: { ru: 'Время вышло, а я уже оплатил', en: 'The time ran out, but I have paid' },
        text: {
          ru: `<p>Конец отсчёта не отменяет оплаченного: страница продолжит проверять состояние. Если перевод дошёл,
            он будет зачислен. Сохраните чек банка и номер заявки.</p>`,
          en: `<p>The end of the countdown does not undo what was paid: the page goes on checking. If the transfer has
            arrived, it is credited. Keep the receipt of the bank and the number of the request.</p>`,
        },
      },
      {
        title: { ru: 'Я перевёл другую сумму', en: 'I sent another sum' },
        text: {
          ru: `<p>Такой перевод не найдёт свою заявку сам. Напишите в чат поддержки: номер заявки, сумма, время и
            последние четыре цифры карты. Полный номер карты и код присылать нельзя, их никто не спросит.</p>`,
          en: `<p>Such a transfer does not find its request by itself. Write to the support chat: the number of the
            request, the sum, the time and the last four digits of the card. Never send the whole number or the code;
            nobody asks for them.</p>`,
        },
      },
      {
        title: { ru: 'Вывод идёт дольше 3 часов', en: 'A withdrawal takes more than 3 hours' },
        text: {
          ru: `<p>Откройте заявку: там указано, что происходит и чего она ждёт. Если ответа нет, напишите в поддержку,
            а затем можно подать жалобу — это бесплатно. Порядок — в <a
            href="/terms-and-conditions#complaints">правилах</a>.</p>`,
          en: `<p>Open the request: it says what is happening and what it waits for. If there is no answer, write to
            support; after that you can make a complaint, free of charge. The <a
            href="/terms-and-conditions#complaints">terms</a> describe how.</p>`,
        },
      },
    ],
  },
]
