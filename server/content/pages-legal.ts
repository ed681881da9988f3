import type { PageContent } from './shapes.ts'

/** What is stored, where, and for what. */
export const privacyPage: PageContent = {
  title: {
    ru: 'Личные данные: что хранится, где и зачем — Кассиопея',
    en: 'Privacy, what is stored, where and what for: Cassiopeia',
  },
  description: {
    ru:
      'Какие данные нужны для счёта, платежей и защиты игрока, что лежит в браузере, что не хранится никогда и ' +
      'как устроена эталонная сборка.',
    en:
      'Which data an account, payments and the protection of players take, what lies in the browser, what is ' +
      'never kept, and how this build works.',
  },
  keywords: {
    ru: 'личные данные, конфиденциальность, cookie, хранение данных, карта, верификация',
    en: 'privacy, personal data, cookies, storage, card data, verification',
  },
  content: {
    ru: `<p>Эталонная сборка работает на машине того, кто её запустил. Данные лежат в её базе и никому не передаются.
      Не вводите настоящие документы, карты и пароли от других сайтов.</p>
      <h2 id="account-data">Что хранит сервер</h2>
      <table>
      <thead><tr><th>Данные</th><th>Зачем</th></tr></thead>
      <tbody>
      <tr><td>Логин, телефон, e-mail, пароль в виде хеша</td><td>Вход и восстановление доступа</td></tr>
      <tr><td>Имя, дата рождения, пол, страна, фотографии документа</td><td>Возраст и принадлежность
      платежей</td></tr>
      <tr><td>Платежи, ставки, выигрыши, бонусы</td><td>Баланс, история за 6 месяцев, разбор споров</td></tr>
      <tr><td>Откуда вы пришли: метка в адресе, приглашение, промокод</td><td>Бонус за друга и учёт
      партнёров</td></tr>
      <tr><td>Сообщения в чате</td><td>Ответ поддержки</td></tr>
      </tbody>
      </table>
      <h2 id="browser-data">Что лежит в браузере</h2>
      <ul>
      <li>Cookie входа: до выхода из аккаунта.</li>
      <li>Cookie демоигры: номер игрового кошелька, месяц.</li>
      <li>Cookie с выбранной ставкой.</li>
      <li>Язык, тема, закрытые окна.</li>
      <li>Что вы набрали в регистрации, при входе и в личных данных и не отправили: пока открыта вкладка. Паролей там нет.</li>
      </ul>
      <p>Без этих записей сайт работает, но забывает ваш выбор. Рекламных cookie нет. Счётчик посещений загружается,
      только если оператор его настроил и в адресе есть метка партнёра; в эталонной сборке он не настроен.</p>
      <h2 id="never-kept">Что не хранится</h2>
      <p>Номер карты, срок и код: они нужны для одного платежа и не попадают ни в базу, ни в журналы. Из журнала
      ошибок вычёркиваются данные входа. Кодов из SMS и паролей поддержка не спрашивает.</p>
      <h2 id="who-sees">Кто видит ваше имя</h2>
      <p>В списках победителей и турниров имя показано частично: первые буквы и точки. Сумму и игру видно целиком.</p>
      <h2 id="your-rights">Ваши права</h2>
      <p>Можно узнать, что о вас хранится, исправить, получить копию и попросить удалить. Сведения
      о платежах хранятся столько, сколько требует закон. Оператор, который ставит продукт, называет
      здесь себя, адрес для запросов и сроки. В эталонной сборке удалить всё просто: очистить её базу.</p>`,
    en: `<p>The reference build runs on the machine of whoever started it. The data lie in its database and go to
      nobody. Do not enter real documents, cards or passwords of other sites.</p>
      <h2 id="account-data">What the server keeps</h2>
      <table>
      <thead><tr><th>Data</th><th>What for</th></tr></thead>
      <tbody>
      <tr><td>Login, phone, e-mail, the password as a hash</td><td>Login and recovery of access</td></tr>
      <tr><td>Name, date of birth, gender, country, photographs of a document</td><td>Age, and whose the payments
      are</td></tr>
      <tr><td>Payments, bets, wins, bonuses</td><td>The balance, a history of 6 months, disputes</td></tr>
      <tr><td>Where you came from: a mark in the address, an invitation, a promo code</td><td>The bonus for a friend
      and the count of partners</td></tr>
      <tr><td>Messages of the chat</td><td>The answer of support</td></tr>
      </tbody>
      </table>
      <h2 id="browser-data">What lies in the browser</h2>
      <ul>
      <li>The login cookie: until you log out.</li>
      <li>The cookie of the demo game: the number of a play purse, one month.</li>
      <li>A cookie with the chosen bet.</li>
      <li>Language, theme, closed windows.</li>
      <li>What you typed into the registration, the login and your personal data and did not send: while the tab is open.
      There are no passwords in it.</li>
      </ul>
      <p>Without these the site works and forgets your choices. There are no advertising cookies. A counter of visits
      is loaded only if the operator has set one and the address carries a partner’s mark; in the reference build none
      is set.</p>
      <h2 id="never-kept">What is not kept</h2>
      <p>Number, expiry date and code of a card: they serve one payment and reach neither the database nor the logs.
      Login data are struck out of the error log. Support never asks for codes of text messages or passwords.</p>
      <h2 id="who-sees">Who sees your name</h2>
      <p>In the lists of winners and tournaments a name is shown in part: its first letters and dots. The sum and the
      game are shown in full.</p>
      <h2 id="your-rights">Your rights</h2>
      <p>You can learn what is kept about you, correct it, get a copy and ask for deletion. Payments are
      kept for as long as the law demands. The operator that installs the product names itself
      here, with an address for requests and the periods. In the reference build everything is deleted simply: by
      clearing its database.</p>`,
  },
  bottom: { ru: '', en: '' },
}

/** How to complain, and when an answer is due. */
export const complaintsPage: PageContent = {
  title: {
    ru: 'Жалобы: как подать и когда ждать ответ — Кассиопея',
    en: 'Complaints, how to make one and answer times: Cassiopeia',
  },
  description: {
    ru:
      'Жалоба бесплатна и пишется в свободной форме. Что указать, сколько времени есть на неё, когда придёт ' +
      'ответ и куда идти дальше.',
    en:
      'A complaint is free of charge and takes any form. What to write, how much time you have, when the answer ' +
      'comes, and where to go after it.',
  },
  keywords: {
    ru: 'жалоба, спор, поддержка, сроки ответа, независимое рассмотрение',
    en: 'complaint, dispute, support, time of answer, independent review',
  },
  content: {
    ru: `<p>Ниже — порядок, который принимает на себя оператор, когда ставит продукт. В эталонной сборке жалобы никто
      не рассматривает: сообщения чата остаются в её базе.</p>
      <h2 id="ask-support">Сначала спросите</h2>
      <p>Большая часть вопросов решается в чате поддержки. Назовите номер заявки или раунда: он есть в истории.</p>
      <h2 id="make-a-complaint">Как подать жалобу</h2>
      <ul>
      <li>Форма свободная, на русском или английском. Это бесплатно.</li>
      <li>Срок — 6 месяцев со дня события.</li>
      <li>Напишите, что случилось и когда, номер заявки или раунда и какого решения вы ждёте.</li>
      <li>Не присылайте пароль, номер карты и коды.</li>
      </ul>
      <h2 id="when-to-expect">Когда ждать ответ</h2>
      <table>
      <thead><tr><th>Шаг</th><th>Срок</th></tr></thead>
      <tbody>
      <tr><td>Первый ответ: жалоба принята, кто ею занят</td><td>7 дней</td></tr>
      <tr><td>Решение с причинами</td><td>4 недели</td></tr>
      </tbody>
      </table>
      <p>Жалобы о том, как мы бережём игрока, и об игре несовершеннолетних рассматриваются первыми. Пока идёт спор, аккаунт и
      вывод остальных денег открыты.</p>
      <h2 id="independent-review">Если решение не устроило</h2>
      <p>Спор можно передать независимой организации. Для игрока это бесплатно, её выбирает и называет здесь оператор.
      В эталонной сборке такой организации нет. Право обратиться в суд или к регулятору остаётся за вами.</p>`,
    en: `<p>Below is the procedure that an operator takes upon itself with the product. In the reference build nobody
      handles complaints: messages of the chat stay in its database.</p>
      <h2 id="ask-support">Ask first</h2>
      <p>Most questions are solved in the support chat. Give the number of the request or of the round: the history
      has it.</p>
      <h2 id="make-a-complaint">How to make a complaint</h2>
      <ul>
      <li>In any form, in Russian or English. It is free of charge.</li>
      <li>Within 6 months of the event.</li>
      <li>Write what happened and when, the number of the request or round, and the decision that you expect.</li>
      <li>Send no password, card number or codes.</li>
      </ul>
      <h2 id="when-to-expect">When to expect an answer</h2>
      <table>
      <thead><tr><th>Step</th><th>Time</th></tr></thead>
      <tbody>
      <tr><td>First reply: the complaint is accepted, and who deals with it</td><td>7 days</td></tr>
      <tr><td>Decision with reasons</td><td>4 weeks</td></tr>
      </tbody>
      </table>
      <p>Complaints about how we protect a player and about play by minors go first. During a dispute the account and the
      withdrawal of other money stay open.</p>
      <h2 id="independent-review">If the decision does not satisfy you</h2>
      <p>A dispute can go to an independent body. That is free for the player; the operator chooses the body and names
      it here. The reference build has none. The right to go to a court or to the regulator stays yours.</p>`,
  },
  bottom: { ru: '', en: '' },
}

/** What the site does for access, how it is checked, and where it still falls short. */
export const accessibilityPage: PageContent = {
  title: {
    ru: 'Доступность: клавиатура, экранный диктор — Кассиопея',
    en: 'Accessibility by keyboard and screen reader: Cassiopeia',
  },
  description: {
    ru:
      'Цель — WCAG 2.2 уровня AA. Что сделано для клавиатуры, экранного диктора и слабого зрения, как это ' +
      'проверяется и где сайту ещё не хватает.',
    en:
      'The goal is WCAG 2.2 level AA. What is done for keyboards, screen readers and low vision, how it is ' +
      'checked, and where the site still falls short.',
  },
  keywords: {
    ru: 'доступность, WCAG 2.2, клавиатура, экранный диктор, контраст, уменьшение движения',
    en: 'accessibility, WCAG 2.2, keyboard, screen reader, contrast, reduced motion',
  },
  content: {
    ru: `<p>Сайт должен быть удобен всем, кому можно играть. Цель — WCAG 2.2, уровень AA. Полной независимой проверки
      ещё не было, поэтому мы не заявляем о соответствии, а пишем, что сделано.</p>
      <h2 id="what-works">Что сделано</h2>
      <ul>
      <li>Всё управляется с клавиатуры, фокус виден, первым на странице стоит переход к содержанию. Клавиши — в <a
      href="/instructions#keyboard">инструкции</a>.</li>
      <li>У кнопок, полей и картинок есть имена. Результат раунда и сообщения читаются вслух по одному разу.</li>
      <li>Тёмная и светлая темы. Контраст пар цветов, заданных в дизайн-системе, вычисляется при проверке.</li>
      <li>Текст увеличивается средствами браузера, страница перестраивается и на узком экране.</li>
      <li>Кнопки — не меньше 24 пикселей, важные крупнее. Перетаскивание нигде не единственный способ.</li>
      <li>Карусели, новости и ленты можно остановить. При уменьшении движения в системе они стоят.</li>
      <li>Проверка от роботов не просит разбирать картинки. Вставка паролей и кодов разрешена.</li>
      <li>Время на оплату видно. Если оно вышло, отправленные деньги не пропадают.</li>
      </ul>
      <h2 id="how-it-is-checked">Как проверяется</h2>
      <p>Каждый компонент проверяет axe-core: в двух темах, на двух языках, при разной ширине. Главная страница
      проверяется ещё и целиком, в настоящем браузере. Автоматика находит лишь часть ошибок, остальное видно только
      людям.</p>
      <h2 id="known-gaps">Где не хватает</h2>
      <ul>
      <li>Игры других провайдеров открываются во фрейме. За их доступность отвечает провайдер, изменить её мы не
      можем.</li>
      <li>На iPhone нет настоящего полноэкранного режима: игра занимает страницу.</li>
      <li>Игра на Flash с экранным диктором не работает.</li>
      <li>Испытаний с людьми, которые пользуются вспомогательными программами, ещё не было.</li>
      </ul>
      <h2 id="tell-us">Если что-то мешает</h2>
      <p>Напишите в чат поддержки: страница, что не получилось, браузер и вспомогательная программа. В эталонной
      сборке чат никто не читает; его отвечающего и срок ответа назовёт оператор.</p>`,
    en: `<p>The site should suit everybody who may play. The goal is WCAG 2.2, level AA. There has been no full
      independent audit yet, so we claim no conformance and write what is done.</p>
      <h2 id="what-works">What is done</h2>
      <ul>
      <li>Everything works by keyboard, the focus is visible, and a page begins with a link to its content. The keys
      are in the <a href="/instructions#keyboard">instructions</a>.</li>
      <li>Buttons, fields and pictures have names. The result of a round and messages are read aloud once each.</li>
      <li>A dark and a light theme. The contrast of the design system’s colour pairs is computed when it is
      tested.</li>
      <li>Text grows by the means of the browser, and the page rearranges itself on a narrow screen too.</li>
      <li>Buttons are at least 24 pixels, important ones larger. Dragging is nowhere the only way.</li>
      <li>Carousels, news and strips can be stopped. If the system asks for less motion, they stand still.</li>
      <li>The check against robots asks nobody to solve pictures. Pasting passwords and codes is allowed.</li>
      <li>The time to pay is shown. When it runs out, money that was sent is not lost.</li>
      </ul>
      <h2 id="how-it-is-checked">How it is checked</h2>
      <p>Every component is checked by axe-core: in two themes, two languages and several widths. The home page is
      also checked as a whole, in a real browser. Automatic checks find only a part of the errors; the rest shows
      itself to people alone.</p>
      <h2 id="known-gaps">Where it falls short</h2>
      <ul>
      <li>Games of other providers open in a frame. Their accessibility is the provider’s; we cannot change it.</li>
      <li>The iPhone has no real full screen: a game fills the page.</li>
      <li>The Flash game does not work with a screen reader.</li>
      <li>There have been no trials yet with people who use assistive programs.</li>
      </ul>
      <h2 id="tell-us">If something stands in your way</h2>
      <p>Write to the support chat: the page, what failed, your browser and assistive program. In the reference build
      nobody reads the chat; the operator names who answers and how soon.</p>`,
  },
  bottom: { ru: '', en: '' },
}
