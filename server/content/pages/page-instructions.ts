import type { PageContent } from '../shapes.ts'

/** Instructions page: how to use the site. */
export const instructionsPage: PageContent = {
  title: {
    ru: 'Инструкция: регистрация, игры, касса, клавиши — Кассиопея',
    en: 'How it works: signing up, games and the cashier | Cassiopeia',
  },
  description: {
    ru:
      'Как зарегистрироваться, найти игру, открыть демо, пополнить баланс и вывести деньги, прочитать историю и ' +
      'управлять сайтом с клавиатуры.',
    en:
      'How to sign up, find a game, try the demo, deposit and withdraw, read your history, and use the game page ' +
      'and the keyboard.',
  },
  keywords: {
    ru: 'инструкция, регистрация, поиск игр, демо, пополнение, вывод, история, клавиатура',
    en: 'instructions, sign up, game search, demo, deposit, withdrawal, history, keyboard',
  },
  content: {
    ru: `<p>Всё, что нужно, чтобы пользоваться сайтом. Разделы не зависят друг от друга: читайте нужный.</p>
      <h2 id="how-to-register">Регистрация</h2>
      <ol>
      <li>Нажмите «Регистрация» в шапке сайта или в мобильном меню.</li>
      <li>Выберите телефон или e-mail. Код страны по умолчанию +7.</li>
      <li>Введите логин от 3 символов и пароль от 6, лучше от 8. Промокод — по желанию.</li>
      <li>Отметьте согласие с <a href="/terms-and-conditions">правилами</a> и отправьте форму. Проверка от роботов
      пройдёт сама.</li>
      <li>Решите, сколько готовы потратить, до первой ставки, и задайте лимит: его предложит окно после регистрации, а
      позже — страница <a href="/responsible-gaming/limits">«Лимиты и перерывы»</a>.</li>
      </ol>
      <p>Ошибка появляется под тем полем, к которому относится; остальные поля остаются заполненными.</p>
      <h2 id="find-a-game">Поиск игры</h2>
      <p>Над списком есть типы: все, горячие, новые, слоты, столы, джекпот. После входа добавляются избранное и, если
      есть бонус, игры для него. Провайдеров можно отметить несколько. В «Горячих» и «Новых» по 30 игр.</p>
      <p>Поиск прощает ошибки: забытую раскладку (dbiyz вместо «вишня»), латиницу вместо кириллицы, «е» вместо «ё»,
      одну опечатку. По названию провайдера он находит его игры. Список показывает 15 игр, кнопка «Показать ещё»
      добавляет 15.</p>
      <h2 id="play-the-demo">Демо</h2>
      <p>Нажмите «Демо» на карточке игры. Регистрация не нужна, баланс — 1 000 ₽ игровых денег. Вероятности те же, что
      в игре на баланс. Гость всегда попадает в демо, вошедший игрок может переключиться на странице игры. У некоторых
      игр демо нет: тогда сайт скажет об этом.</p>
      <h2 id="how-to-deposit">Пополнение</h2>
      <ol>
      <li>Откройте кассу, вкладку «Пополнение». Она есть и на странице игры.</li>
      <li>Выберите способ: рядом указаны комиссия и пределы.</li>
      <li>Введите целую сумму от 100 до 15 000 ₽. Если касса предлагает соседние суммы, выберите одну из них.</li>
      <li>Оплатите за 15 минут. Страница сама следит за состоянием платежа.</li>
      </ol>
      <p>В эталонной сборке платить нечем и незачем: сервер имитирует оплату. Способы описаны в разделе <a
      href="/payments-info">«Платежи»</a>.</p>
      <h2 id="how-to-withdraw">Вывод</h2>
      <ol>
      <li>Откройте кассу, вкладку «Вывод». Если чего-то не хватает, там названа причина и указано, что сделать.</li>
      <li>Выберите способ и введите свой счёт: телефон, карту, e-mail или номер кошелька.</li>
      <li>Введите целую сумму, до 30 000 ₽ в день, и подтвердите.</li>
      </ol>
      <p>Заявка обрабатывается в течение 3 часов, её путь виден по шагам. До обработки её можно отменить.</p>
      <h2 id="read-the-history">История</h2>
      <p>В кассе хранятся платежи за 6 месяцев. Отдельно можно показать пополнения или выводы. Состояний четыре: в
      обработке, выполнено, отменено, ошибка. Ставки — в отдельной истории: игра, ставка, выигрыш, время. Всё время
      московское.</p>
      <h2 id="game-page">Страница игры</h2>
      <dl>
      <dt>Избранное</dt>
      <dd>Добавляет игру в избранное или убирает из него. Нужен вход.</dd>
      <dt>Во весь экран</dt>
      <dd>Разворачивает игру. На iPhone браузер этого не умеет: там игра занимает всю страницу.</dd>
      <dt>Свернуть</dt>
      <dd>Уводит на главную, игра остаётся в плавающем окне и не перезагружается. Окно можно двигать, менять его
      размер, закрыть или вернуть. Настройка — в профиле.</dd>
      <dt>Поддержка</dt>
      <dd>Открывает чат, не закрывая игру.</dd>
      <dt>Боковая панель</dt>
      <dd>Четыре вкладки: игрок, турниры, победители, избранное. В первой видны статус, очки, остаток отыгрыша и
      кнопка пополнения.</dd>
      <dt>Выбор ставки</dt>
      <dd>0,1, 0,25, 0,5 или 1 ₽ за кредит, по умолчанию 1 ₽. Сколько кредитов поставить, вы выбираете в самой игре: в
      слоте — до 100, в «Колесе сезонов» их всегда 10. В рулетке вместо кредитов фишки от 5 до 5 000 ₽.</dd>
      </dl>
      <h2 id="keyboard">Клавиатура</h2>
      <table>
      <thead><tr><th>Клавиша</th><th>Что делает</th></tr></thead>
      <tbody>
      <tr><td>Tab, Shift + Tab</td><td>Следующий или предыдущий элемент. Первый на странице — «Перейти к
      содержанию»</td></tr>
      <tr><td>Enter, пробел</td><td>Нажимает кнопку. Enter открывает ссылку</td></tr>
      <tr><td>Стрелки</td><td>Переход между вкладками, пунктами списка и делениями ползунка</td></tr>
      <tr><td>Esc</td><td>Закрывает окно или меню, фокус возвращается на место</td></tr>
      <tr><td>/</td><td>Переносит в поиск игр</td></tr>
      <tr><td>Пробел, Enter в «Вишнёвом Ряде» и «Янтарном Береге»</td><td>Одно вращение. Удержание клавиши — одно нажатие</td></tr>
      </tbody>
      </table>`,
    en: `<p>Everything you need to use the site. The sections stand on their own: read the one you need.</p>
      <h2 id="how-to-register">Signing up</h2>
      <ol>
      <li>Press “Sign up” in the header or in the mobile menu.</li>
      <li>Choose phone or email. The default country code is +7.</li>
      <li>Enter a username of at least 3 characters and a password of at least 6, ideally 8. A promo code is
      optional.</li>
      <li>Accept the <a href="/terms-and-conditions">terms</a> and submit the form. The bot check runs on its own.</li>
      <li>Before your first bet, decide how much you’re willing to spend, and set a limit: a window offers it after
      you sign up, and later you’ll find it on the page <a href="/responsible-gaming/limits">Limits and
      breaks</a>.</li>
      </ol>
      <p>Errors appear under the field they belong to; the other fields keep what you entered.</p>
      <h2 id="find-a-game">Finding a game</h2>
      <p>Above the list you can choose a type: all, hot, new, slots, tables, jackpot. Once you’re signed in, you also
      see favourites and, if you have a bonus, the games it’s for. You can select several providers. “Hot” and “New”
      have 30 games each.</p>
      <p>The search is forgiving: it understands the wrong keyboard layout (dbiyz for «вишня»), Latin letters instead
      of Cyrillic, «е» instead of «ё», and one typo. Search for a provider to see its games. The list shows 15 games,
      and “Show more” adds 15.</p>
      <h2 id="play-the-demo">Demo</h2>
      <p>Press “Demo” on a game. You don’t need an account; you get 1,000 ₽ of play money. The odds are the same as
      when you play from your balance. Guests always get the demo; signed-in players can switch on the game page. If a
      game has no demo, the site tells you.</p>
      <h2 id="how-to-deposit">Deposits</h2>
      <ol>
      <li>Open the cashier and go to “Deposit”. You’ll also find it on the game page.</li>
      <li>Choose a method: each one shows its fee and limits.</li>
      <li>Enter a whole amount from 100 to 15,000 ₽. If the cashier suggests amounts close to yours, choose one of
      them.</li>
      <li>Pay within 15 minutes. The page tracks the payment status for you.</li>
      </ol>
      <p>In the reference build there’s nothing to pay: the server simulates the payment. For the methods, see <a
      href="/payments-info">Payments</a>.</p>
      <h2 id="how-to-withdraw">Withdrawals</h2>
      <ol>
      <li>Open the cashier and go to “Withdraw”. If something is missing, you’ll see the reason and what to do.</li>
      <li>Choose a method and enter your account: a phone number, card, email or wallet number.</li>
      <li>Enter a whole amount, up to 30,000 ₽ a day, and confirm.</li>
      </ol>
      <p>Requests are processed within 3 hours, and you can follow each step. You can cancel a request until it’s
      processed.</p>
      <h2 id="read-the-history">History</h2>
      <p>The cashier keeps 6 months of payments. You can filter deposits or withdrawals. There are four statuses: in
      progress, completed, cancelled, error. Bets have their own history: game, bet, win, time. All times are in Moscow
      time.</p>
      <h2 id="game-page">Game page</h2>
      <dl>
      <dt>Favourite</dt>
      <dd>Adds the game to your favourites or removes it. You need to sign in.</dd>
      <dt>Full screen</dt>
      <dd>Expands the game. Browsers on iPhone can’t do that: there, the game fills the page.</dd>
      <dt>Minimise</dt>
      <dd>Takes you to the home page while the game stays in a floating window without reloading. You can move, resize,
      close or restore the window. The setting is in your profile.</dd>
      <dt>Support</dt>
      <dd>Opens the chat without closing the game.</dd>
      <dt>Side panel</dt>
      <dd>Four tabs: player, tournaments, winners, favourites. The first shows your status, points, remaining wagering
      and the deposit button.</dd>
      <dt>Bet selection</dt>
      <dd>0.1, 0.25, 0.5 or 1 ₽ per credit, 1 ₽ by default. You choose how many credits to bet in the game itself: up to
      100 in a slot, always 10 in Wheel of Seasons. Roulette has chips from 5 to 5,000 ₽ instead of credits.</dd>
      </dl>
      <h2 id="keyboard">Keyboard</h2>
      <table>
      <thead><tr><th>Key</th><th>What it does</th></tr></thead>
      <tbody>
      <tr><td>Tab, Shift + Tab</td><td>Next or previous element. The first one on a page is “Skip to content”</td></tr>
      <tr><td>Enter, Space</td><td>Presses a button. Enter opens a link</td></tr>
      <tr><td>Arrow keys</td><td>Move between tabs, list items and slider steps</td></tr>
      <tr><td>Esc</td><td>Closes a window or menu; the focus returns to where it was</td></tr>
      <tr><td>/</td><td>Goes to the game search</td></tr>
      <tr><td>Space, Enter in Cherry Row and Amber Coast</td><td>One spin. Holding a key counts as one press</td></tr>
      </tbody>
      </table>`,
  },
  bottom: { ru: '', en: '' },
}
