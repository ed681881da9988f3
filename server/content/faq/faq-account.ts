import type { GroupContent } from '../shapes.ts'

/** FAQ about the account and verification. */
export const accountGroups: readonly GroupContent[] = [
  {
    id: 1,
    title: { ru: 'Аккаунт', en: 'Account' },
    answers: [
      {
        title: { ru: 'Здесь играют на настоящие деньги?', en: 'Do I play for real money?' },
        text: {
          ru: `<p>Нет. Это эталонная сборка: рубли на балансе игровые, за ними ничего не стоит. Пополнение и вывод
            работают как в настоящей кассе, но платежи имитирует сервер.</p>
            <p>Не вводите данные своей карты и не переводите деньги по реквизитам на экране: реквизиты
            вымышлены.</p>`,
          en: `<p>No. This is a reference build: the rubles in your balance are play money and have no value. Deposits
            and withdrawals work as they would in a real cashier, but the server simulates the payments.</p>
            <p>Don’t enter your own card details, and don’t send money to the account numbers on screen: they are made
            up.</p>`,
        },
      },
      {
        title: { ru: 'Как зарегистрироваться?', en: 'How do I sign up?' },
        text: {
          ru: `<ol>
            <li>Нажмите «Регистрация» и выберите телефон или e-mail.</li>
            <li>Придумайте логин от 3 символов и пароль от 6. Надёжнее взять пароль от 8.</li>
            <li>Отметьте, что вам есть 18 лет и вы приняли <a href="/terms-and-conditions">правила</a>. Промокод можно
            не вводить.</li>
            </ol>
            <p>Проверка от роботов проходит сама: картинки разбирать не нужно. До первой ставки решите, сколько
            готовы потратить, и задайте лимит: окно предложит его сразу после регистрации, позже он есть на странице <a
            href="/responsible-gaming/limits">«Лимиты и перерывы»</a>.</p>`,
          en: `<ol>
            <li>Press “Sign up” and choose phone or email.</li>
            <li>Choose a username of at least 3 characters and a password of at least 6. A password of 8 or more is
            safer.</li>
            <li>Confirm that you are 18 or older and accept the <a href="/terms-and-conditions">terms</a>. A promo code
            is optional.</li>
            </ol>
            <p>The bot check runs on its own: there are no pictures to solve. Before your first bet, decide how much
            you’re willing to spend, and set a limit: a window offers it right after you sign up, and later it’s on the
            page <a href="/responsible-gaming/limits">Limits and breaks</a>.</p>`,
        },
      },
      {
        title: { ru: 'Можно ли завести второй аккаунт?', en: 'Can I open a second account?' },
        text: {
          ru: `<p>Нет. У одного человека один аккаунт: так вся игра видна в одной истории, а бонусы каждый получает один
            раз. Если вы потеряли доступ, восстановите пароль или напишите в поддержку.</p>`,
          en: `<p>No. Each person can have one account. That keeps all your play in one history, and everyone gets each
            bonus once. If you’ve lost access, reset your password or contact support.</p>`,
        },
      },
      {
        title: { ru: 'Что делать, если я забыл пароль?', en: 'What if I forget my password?' },
        text: {
          ru: `<p>В окне входа выберите восстановление и введите телефон или e-mail. Подтвердить номер можно одним из
            трёх способов: кодом из SMS, звонком с вашего телефона на указанный номер или своим SMS с текстом с
            экрана. Если способ недоступен, сайт предложит другой.</p>
            <p>Затем дважды введите новый пароль, не короче 8 символов. После неверного кода ввод закрыт на 30 секунд,
            повторный звонок возможен через 2 минуты.</p>`,
          en: `<p>Choose account recovery in the sign-in window and enter your phone number or email. You can verify a
            phone number in one of three ways: with a code from a text message, by calling the number shown, or by
            texting the message shown on screen. If one method is unavailable, the site offers another.</p>
            <p>Then enter a new password twice. It must have at least 8 characters. After an incorrect code, the field
            is locked for 30 seconds; you can request another call after 2 minutes.</p>`,
        },
      },
      {
        title: { ru: 'Как сменить пароль, телефон или e-mail?', en: 'How do I change my password, phone or email?' },
        text: {
          ru: `<p>Откройте профиль. Для смены пароля нужен текущий пароль и новый, от 8 символов. Новый телефон или
            e-mail понадобится подтвердить ещё раз.</p>`,
          en: `<p>Open your profile. To change your password, enter the current one and a new one of at least
            8 characters. A new phone number or email has to be confirmed again.</p>`,
        },
      },
      {
        title: { ru: 'Как защитить вход?', en: 'How do I protect my account?' },
        text: {
          ru: `<p>В профиле, во вкладке «Вход и пароль». Вход в два шага спрашивает код из приложения при входе,
            кроме запомненных устройств, и перед выводом денег. Ключ доступа пускает по лицу, отпечатку или PIN-коду, без пароля.</p>
            <p>Потеряли телефон? Войдите с резервным кодом и выключите вход в два шага. Нет и кодов — напишите в поддержку:
            она проверит документы. Смена пароля вход в два шага не отключает.</p>`,
          en: `<p>In your profile, under “Sign-in and password”. Two-step sign-in asks for a code from an app when you
            sign in, except on remembered devices, and before withdrawals. A passkey lets you in with your face, fingerprint or PIN, without a password.</p>
            <p>Lost your phone? Sign in with a recovery code and turn two-step sign-in off. No codes either? Contact support:
            they’ll check your documents. A new password doesn’t turn two-step sign-in off.</p>`,
        },
      },
      {
        title: { ru: 'Как закрыть аккаунт?', en: 'How do I close my account?' },
        text: {
          ru: `<p>Чтобы перестать играть, возьмите <a href="/responsible-gaming/limits#break">самоисключение</a>: оно
            действует сразу, на срок от 6 месяцев до бессрочного. Баланс можно вывести.</p>
            <p>Удалить аккаунт самому нельзя: напишите в поддержку. Ответ придёт не сразу, а в эталонной сборке
            отвечать некому. Что ещё поможет остановиться, написано на странице <a
            href="/responsible-gaming#timeout">«Ответственная игра»</a>.</p>`,
          en: `<p>To stop playing, <a href="/responsible-gaming/limits#break">exclude yourself</a>: self-exclusion
            starts at once and lasts from 6 months to forever. You can withdraw your balance.</p>
            <p>You can’t delete an account yourself: contact support. A reply takes time, and the reference build has
            no support staff to send one. What else helps you stop is on the <a
            href="/responsible-gaming#timeout">Responsible gaming</a> page.</p>`,
        },
      },
    ],
  },
  {
    id: 2,
    title: { ru: 'Верификация', en: 'Verification' },
    answers: [
      {
        title: { ru: 'Зачем нужна верификация и когда её проходить?', en: 'Why should I verify my account, and when?' },
        text: {
          ru: `<p>Верификация подтверждает, что вам есть 18 лет и что деньги выводит тот, кто их вносил. Удобнее
            пройти её до первого депозита: тогда при выводе ждать не придётся.</p>`,
          en: `<p>Verification confirms that you are 18 or older and that money goes back to the person who deposited
            it. It’s best done before your first deposit, so that nothing delays a withdrawal.</p>`,
        },
      },
      {
        title: { ru: 'Что для неё нужно?', en: 'What do I need?' },
        text: {
          ru: `<ul>
            <li>Заполненный профиль: имя, фамилия, дата рождения, пол, страна.</li>
            <li>Подтверждённые телефон и e-mail.</li>
            <li>Две фотографии документа: разворот с фото и страница с регистрацией.</li>
            </ul>
            <p>Всё это собрано в профиле, во вкладке «Верификация»: там видно, что готово, а что осталось.</p>`,
          en: `<ul>
            <li>A complete profile: first name, last name, date of birth, gender, country.</li>
            <li>A confirmed phone number and email.</li>
            <li>Two photos of your passport: the photo page and the address page.</li>
            </ul>
            <p>You’ll find it all in your profile, under “Verification”, which shows what’s done and what’s left.</p>`,
        },
      },
      {
        title: { ru: 'Какие фотографии подойдут?', en: 'What photos can I use?' },
        text: {
          ru: `<p>Чёткие, без бликов, документ целиком в кадре, текст читается. Фотографий нужно ровно две: с одной
            форма не отправится.</p>
            <p>В эталонной сборке не загружайте настоящие документы. Для проверки формы хватит любых двух
            картинок.</p>`,
          en: `<p>Sharp photos without glare, with the whole document in the frame and readable text. You need exactly
            two: the form can’t be sent with one.</p>
            <p>Don’t upload real documents to the reference build. Any two images are enough to try the form.</p>`,
        },
      },
      {
        title: { ru: 'Код подтверждения не приходит', en: 'I’m not getting my confirmation code' },
        text: {
          ru: `<p>Проверьте номер и код страны, для письма — папку «Спам». Повторить звонок или письмо можно через
            3 минуты. Если попытки исчерпаны, помогут в чате поддержки.</p>
            <p>В эталонной сборке SMS и письма не отправляются: код показывает консоль сервера.</p>`,
          en: `<p>Check the number and the country code; for an email, check your spam folder. You can request another
            call or email after 3 minutes. If you run out of attempts, ask in the support chat.</p>
            <p>The reference build doesn’t send texts or emails: the code is shown in the server console.</p>`,
        },
      },
      {
        title: { ru: 'Почему документы не приняли?', en: 'Why were my documents rejected?' },
        text: {
          ru: `<p>Причина указана рядом со статусом. Обычно это одно из трёх: снимок нечёткий, имя в профиле не
            совпадает с документом, документ просрочен. Исправьте то, что названо, и загрузите обе фотографии
            снова.</p>`,
          en: `<p>The reason is shown next to the status. It’s usually one of three: the photo is blurry, the name in
            your profile doesn’t match the document, or the document has expired. Fix the problem and upload both
            photos again.</p>`,
        },
      },
    ],
  },
]
