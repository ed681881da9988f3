import type { PageContent } from './shapes.ts'

/** How to use the site, from the registration to the keyboard. */
export const instructionsPage: PageContent = {
  title: {
    ru: 'Инструкция: регистрация, игры, касса, клавиши — Кассиопея',
    en: 'How to use the site, its games and the cashier: Cassiopeia',
  },
  description: {
    ru:
      'Как зарегистрироваться, найти игру, открыть демо, пополнить баланс и вывести деньги, прочитать историю и ' +
      'управлять сайтом с клавиатуры.',
    en:
      'How to register, find a game, open the demo, deposit and withdraw, read the history, use the buttons of ' +
      'the game page and the keyboard.',
  },
  keywords: {
    ru: 'инструкция, регистрация, поиск игр, демо, пополнение, вывод, история, клавиатура',
    en: 'instructions, registration, game search, demo, deposit, withdrawal, history, keyboard',
  },
  content: {
    ru: `<p>Всё, что нужно, чтобы пользоваться сайтом. Разделы не зависят друг от друга: читайте нужный.</p>
      <ul>
      <li><a href="#how-to-register">Регистрация</a></li>
      <li><a href="#find-a-game">Поиск игры</a></li>
      <li><a href="#play-the-demo">Демо</a></li>
      <li><a href="#how-to-deposit">Пополнение</a></li>
      <li><a href="#how-to-withdraw">Вывод</a></li>
      <li><a href="#read-the-history">История</a></li>
      <li><a href="#game-page">Страница игры</a></li>
      <li><a href="#keyboard">Клавиатура</a></li>
      </ul>
      <h2 id="how-to-register">Регистрация</h2>
      <ol>
      <li>Нажмите «Регистрация» в шапке сайта или в мобильном меню.</li>
      <li>Выберите телефон или e-mail. Код страны по умолчанию +7.</li>
      <li>Введите логин от 3 символов и пароль от 6, лучше от 8. Промокод — по желанию.</li>
      <li>Отметьте согласие с <a href="/terms-and-conditions">правилами</a> и отправьте форму. Проверка от роботов
      пройдёт сама.</li>
      <li>Решите, сколько готовы потратить, до первой ставки. Как удержаться в этой сумме, написано в разделе <a
      href="/responsible-gaming#your-limits">«Ответственная игра»</a>.</li>
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
      <dd>Для игр на Flash: 0,1, 0,25, 0,5 или 1 ₽ за кредит, по умолчанию 1 ₽. Остальные игры выбирают ставку
      внутри.</dd>
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
      <tr><td>Пробел, Enter в «Вишнёвом Ряде»</td><td>Один раунд. Удержание клавиши — одно нажатие</td></tr>
      </tbody>
      </table>`,
    en: `<p>Everything needed to use the site. The sections do not depend on each other: read the one you need.</p>
      <ul>
      <li><a href="#how-to-register">Registration</a></li>
      <li><a href="#find-a-game">Finding a game</a></li>
      <li><a href="#play-the-demo">The demo</a></li>
      <li><a href="#how-to-deposit">Deposits</a></li>
      <li><a href="#how-to-withdraw">Withdrawals</a></li>
      <li><a href="#read-the-history">The history</a></li>
      <li><a href="#game-page">The game page</a></li>
      <li><a href="#keyboard">The keyboard</a></li>
      </ul>
      <h2 id="how-to-register">Registration</h2>
      <ol>
      <li>Press “Sign up” in the header or in the mobile menu.</li>
      <li>Choose a phone number or an e-mail. The country code is +7 at first.</li>
      <li>Enter a login of at least 3 characters and a password of at least 6, better 8. A promo code is
      optional.</li>
      <li>Accept the <a href="/terms-and-conditions">terms</a> and send the form. The check against robots runs by
      itself.</li>
      <li>Decide how much you are ready to spend before the first bet. <a
      href="/responsible-gaming#your-limits">Responsible gaming</a> says how to keep to it.</li>
      </ol>
      <p>An error appears under the field that it concerns; the other fields stay as you filled them.</p>
      <h2 id="find-a-game">Finding a game</h2>
      <p>Above the list are the types: all, hot, new, slots, tables, jackpot. After login there are favourites too
      and, with a bonus, the games for it. Several providers can be ticked. “Hot” and “New” hold 30 games each.</p>
      <p>The search forgives: a forgotten keyboard layout (dbiyz for «вишня»), Latin letters for Cyrillic ones, «е»
      for «ё», one typo. A provider’s name finds its games. The list shows 15 games, and “Show more” adds 15.</p>
      <h2 id="play-the-demo">The demo</h2>
      <p>Press “Demo” on a game’s tile. No registration is needed; the balance is 1,000 ₽ of play money. The odds are
      those of play from the balance. A guest always gets the demo; a player who is logged in can switch on the game
      page. Some games have no demo: then the site says so.</p>
      <h2 id="how-to-deposit">Deposits</h2>
      <ol>
      <li>Open the cashier at “Deposit”. It is on the game page too.</li>
      <li>Choose a method: its fee and limits stand beside it.</li>
      <li>Enter a whole amount from 100 to 15,000 ₽. If the cashier offers close sums, choose one of them.</li>
      <li>Pay within 15 minutes. The page watches the state of the payment by itself.</li>
      </ol>
      <p>In the reference build there is nothing to pay: the server simulates the payment. The methods are described
      under <a href="/payments-info">Payments</a>.</p>
      <h2 id="how-to-withdraw">Withdrawals</h2>
      <ol>
      <li>Open the cashier at “Withdraw”. If something is missing, the reason is named there, with what to do.</li>
      <li>Choose a method and enter your account: a phone, a card, an e-mail or a wallet number.</li>
      <li>Enter a whole amount, up to 30,000 ₽ a day, and confirm.</li>
      </ol>
      <p>A request is processed within 3 hours, and its way is shown step by step. Until then it can be cancelled.</p>
      <h2 id="read-the-history">The history</h2>
      <p>The cashier keeps payments of 6 months. Deposits and withdrawals can be shown apart. There are four states:
      in progress, completed, cancelled, error. Bets have a history of their own: game, stake, win, time. All times
      are Moscow time.</p>
      <h2 id="game-page">The game page</h2>
      <dl>
      <dt>Favourite</dt>
      <dd>Adds the game to your favourites or takes it out. Needs a login.</dd>
      <dt>Full screen</dt>
      <dd>Spreads the game over the screen. The iPhone’s browser cannot do that: there the game fills the page.</dd>
      <dt>Minimise</dt>
      <dd>Leads home; the game stays in a floating window and is not loaded again. The window can be moved, resized,
      closed or brought back. The setting is in the profile.</dd>
      <dt>Support</dt>
      <dd>Opens the chat without closing the game.</dd>
      <dt>Side panel</dt>
      <dd>Four tabs: player, tournaments, winners, favourites. The first shows status, points, what is left to wager
      and the deposit button.</dd>
      <dt>Choice of bet</dt>
      <dd>For Flash games: 0.1, 0.25, 0.5 or 1 ₽ a credit, 1 ₽ at first. Other games choose the bet inside.</dd>
      </dl>
      <h2 id="keyboard">The keyboard</h2>
      <table>
      <thead><tr><th>Key</th><th>What it does</th></tr></thead>
      <tbody>
      <tr><td>Tab, Shift + Tab</td><td>The next or previous element. The first of a page is “Skip to
      content”</td></tr>
      <tr><td>Enter, Space</td><td>Presses a button. Enter opens a link</td></tr>
      <tr><td>Arrows</td><td>Moves between tabs, items of a list and steps of a slider</td></tr>
      <tr><td>Esc</td><td>Closes a window or menu; the focus returns to where it was</td></tr>
      <tr><td>/</td><td>Goes to the search of games</td></tr>
      <tr><td>Space, Enter in Cherry Row</td><td>One round. A held key is one press</td></tr>
      </tbody>
      </table>`,
  },
  bottom: { ru: '', en: '' },
}
