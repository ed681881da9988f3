import type { PageContent } from '../shapes.ts'

/** Privacy page: stored data, places and purposes. */
export const privacyPage: PageContent = {
  title: {
    ru: 'Личные данные: что хранится, где и зачем — Кассиопея',
    en: 'Privacy: what we store, where and why | Cassiopeia',
  },
  description: {
    ru:
      'Какие данные нужны для счёта, платежей и защиты игрока, что лежит в браузере, что не хранится никогда и ' +
      'как устроена эталонная сборка.',
    en:
      'What data we need for your account, payments and player protection, what’s stored in your browser, what’s ' +
      'never stored, and how the reference build works.',
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
      <tr><td>Ключ приложения с кодами в зашифрованном виде, открытая часть ключей доступа</td><td>Вход в два шага и вход
      без пароля, если вы их включили. Лицо и отпечаток остаются на вашем устройстве</td></tr>
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
      <li>Метка устройства, если вы просили не спрашивать на нём код при входе.</li>
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
    en: `<p>The reference build runs on the machine of the person who started it. The data stays in its database and
      isn’t shared with anyone. Don’t enter real documents, cards or passwords you use on other sites.</p>
      <h2 id="account-data">What the server stores</h2>
      <table>
      <thead><tr><th>Data</th><th>Why</th></tr></thead>
      <tbody>
      <tr><td>Username, phone, email, password as a hash</td><td>Sign-in and account recovery</td></tr>
      <tr><td>The key of your authenticator app, encrypted, and the public part of passkeys</td><td>Two-step sign-in and
      sign-in without a password, if you turned them on. Your face and fingerprint stay on your device</td></tr>
      <tr><td>Name, date of birth, gender, country, document photos</td><td>Checking age and who payments belong
      to</td></tr>
      <tr><td>Payments, bets, wins, bonuses</td><td>Balance, a 6-month history, disputes</td></tr>
      <tr><td>Where you came from: a tag in the link, an invitation, a promo code</td><td>Friend bonus and partner
      accounting</td></tr>
      <tr><td>Chat messages</td><td>Replies from support</td></tr>
      </tbody>
      </table>
      <h2 id="browser-data">What’s stored in your browser</h2>
      <ul>
      <li>The sign-in cookie: until you sign out.</li>
      <li>The demo cookie: the id of your demo balance, for one month.</li>
      <li>A cookie with your chosen bet.</li>
      <li>Language, theme and closed windows.</li>
      <li>A mark of the device, if you asked not to be asked for a code on it when you sign in.</li>
      <li>What you typed but didn’t submit when signing up, signing in or editing your details: while the tab is open.
      Passwords aren’t included.</li>
      </ul>
      <p>Without these the site works but forgets your choices. There are no advertising cookies. An analytics counter
      loads only if the operator has set one up and the link has a partner’s tag; in the reference build, none is set
      up.</p>
      <h2 id="never-kept">What isn’t stored</h2>
      <p>Card number, expiry date and code: they’re used for a single payment and never reach the database or the logs.
      Sign-in data is removed from the error log. Support never asks for codes from text messages or for passwords.</p>
      <h2 id="who-sees">Who sees your name</h2>
      <p>Lists of winners and tournaments show only part of a name: the first letters and dots. The amount and the game
      are shown in full.</p>
      <h2 id="your-rights">Your rights</h2>
      <p>You can find out what we store about you, correct it, get a copy and ask us to delete it. Payment records are
      kept for as long as the law requires. An operator who installs the product names itself here, with an address for
      requests and the retention periods. In the reference build, deleting everything is simple: clear its
      database.</p>`,
  },
  bottom: { ru: '', en: '' },
}

/** Complaints page: procedure and response times. */
export const complaintsPage: PageContent = {
  title: {
    ru: 'Жалобы: как подать и когда ждать ответ — Кассиопея',
    en: 'Complaints: how to make one and when to expect a reply | Cassiopeia',
  },
  description: {
    ru:
      'Жалоба бесплатна и пишется в свободной форме. Что указать, сколько времени есть на неё, когда придёт ' +
      'ответ и куда идти дальше.',
    en:
      'Complaints are free and can be made in any form. What to include, how much time you have, when you’ll get a ' +
      'reply and where to go next.',
  },
  keywords: {
    ru: 'жалоба, спор, поддержка, сроки ответа, независимое рассмотрение',
    en: 'complaint, dispute, support, response time, independent review',
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
    en: `<p>This is the procedure an operator commits to when it installs the product. In the reference build no one
      handles complaints: chat messages stay in its database.</p>
      <h2 id="ask-support">Ask first</h2>
      <p>Most issues can be solved in the support chat. Give the number of the request or round: you’ll find it in your
      history.</p>
      <h2 id="make-a-complaint">How to make a complaint</h2>
      <ul>
      <li>In any form, in Russian or English. It’s free.</li>
      <li>Within 6 months of the event.</li>
      <li>Say what happened and when, give the number of the request or round, and tell us the outcome you want.</li>
      <li>Don’t send your password, card number or codes.</li>
      </ul>
      <h2 id="when-to-expect">When to expect a reply</h2>
      <table>
      <thead><tr><th>Step</th><th>Time</th></tr></thead>
      <tbody>
      <tr><td>First reply: complaint accepted, and who’s handling it</td><td>7 days</td></tr>
      <tr><td>Decision with reasons</td><td>4 weeks</td></tr>
      </tbody>
      </table>
      <p>Complaints about player protection and underage gambling come first. During a dispute, your account stays open
      and you can withdraw your other money.</p>
      <h2 id="independent-review">If you’re not satisfied with the decision</h2>
      <p>You can take the dispute to an independent body. It’s free for players; the operator chooses the body and
      names it here. The reference build doesn’t have one. You can still go to court or to the regulator.</p>`,
  },
  bottom: { ru: '', en: '' },
}

/** Accessibility page: features, checks and known gaps. */
export const accessibilityPage: PageContent = {
  title: {
    ru: 'Доступность: клавиатура, экранный диктор — Кассиопея',
    en: 'Accessibility: keyboard and screen reader | Cassiopeia',
  },
  description: {
    ru:
      'Цель — WCAG 2.2 уровня AA. Что сделано для клавиатуры, экранного диктора и слабого зрения, как это ' +
      'проверяется и где сайту ещё не хватает.',
    en:
      'Our goal is WCAG 2.2 level AA. What we’ve done for keyboards, screen readers and low vision, how we check ' +
      'it, and where the site still falls short.',
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
      <li>В игре на Flash диктор читает только результат раунда и баланс.</li>
      <li>Испытаний с людьми, которые пользуются вспомогательными программами, ещё не было.</li>
      </ul>
      <h2 id="tell-us">Если что-то мешает</h2>
      <p>Напишите в чат поддержки: страница, что не получилось, браузер и вспомогательная программа. В эталонной
      сборке чат никто не читает; его отвечающего и срок ответа назовёт оператор.</p>`,
    en: `<p>The site should work for everyone who can play. Our goal is WCAG 2.2, level AA. There hasn’t been a full
      independent audit yet, so we don’t claim conformance; instead, we list what we’ve done.</p>
      <h2 id="what-works">What we’ve done</h2>
      <ul>
      <li>Everything works with a keyboard, the focus is visible, and each page starts with a link to its content. See
      the keys in <a href="/instructions#keyboard">How it works</a>.</li>
      <li>Buttons, fields and images have names. Round results and messages are announced once.</li>
      <li>Dark and light themes. The contrast of the design system’s colour pairs is computed in tests.</li>
      <li>You can zoom text in the browser, and the page adapts to narrow screens.</li>
      <li>Buttons are at least 24 pixels, important ones larger. Dragging is never the only way.</li>
      <li>You can stop carousels, news and tickers. If your system asks for reduced motion, they don’t move.</li>
      <li>The bot check doesn’t ask you to solve pictures. You can paste passwords and codes.</li>
      <li>The time to pay is shown. If it runs out, money you’ve already sent isn’t lost.</li>
      </ul>
      <h2 id="how-it-is-checked">How we check it</h2>
      <p>axe-core checks every component in two themes, two languages and several widths. The home page is also checked
      as a whole in a real browser. Automated checks find only some errors; people find the rest.</p>
      <h2 id="known-gaps">Known gaps</h2>
      <ul>
      <li>Games from other providers open in a frame. The provider is responsible for their accessibility; we can’t
      change it.</li>
      <li>iPhone has no real full-screen mode: the game fills the page.</li>
      <li>In the Flash game, screen readers only get the round’s result and balance.</li>
      <li>We haven’t tested the site with people who use assistive technology yet.</li>
      </ul>
      <h2 id="tell-us">If something gets in your way</h2>
      <p>Write to the support chat: the page, what didn’t work, your browser and your assistive technology. In the
      reference build no one reads the chat; an operator states who replies and how soon.</p>`,
  },
  bottom: { ru: '', en: '' },
}
