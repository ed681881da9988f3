import type { GroupContent } from './shapes.ts'

/** The account and its verification: how to open it, keep it and prove that it is yours. */
export const accountGroups: readonly GroupContent[] = [
  {
    id: 1,
    title: { ru: 'Аккаунт', en: 'Account' },
    answers: [
      {
        title: { ru: 'Здесь играют на настоящие деньги?', en: 'Is this played for real money?' },
        text: {
          ru: `<p>Нет. Это эталонная сборка: рубли на балансе игровые, за ними ничего не стоит. Пополнение и вывод
            работают как в настоящей кассе, но платежи имитирует сервер.</p>
            <p>Не вводите данные своей карты и не переводите деньги по реквизитам на экране: реквизиты
            вымышлены.</p>`,
          en: `<p>No. This is a reference build: the rubles of the balance are play money with nothing behind them.
            Deposits and withdrawals work as in a real cashier, but the server simulates the payments.</p>
            <p>Do not enter the details of your own card and do not send money to the account numbers on the screen:
            they are invented.</p>`,
        },
      },
      {
        title: { ru: 'Как зарегистрироваться?', en: 'How do I register?' },
        text: {
          ru: `<ol>
            <li>Нажмите «Регистрация» и выберите телефон или e-mail.</li>
            <li>Придумайте логин от 3 символов и пароль от 6. Надёжнее взять пароль от 8.</li>
            <li>Отметьте, что вам есть 18 лет и вы приняли <a href="/terms-and-conditions">правила</a>. Промокод можно
            не вводить.</li>
            </ol>
            <p>Проверка от роботов проходит сама: картинки разбирать не нужно. До первой ставки решите, сколько
            готовы потратить: как удержаться в этой сумме, написано на странице <a
            href="/responsible-gaming">«Ответственная игра»</a>.</p>`,
          en: `<ol>
            <li>Press “Sign up” and choose a phone number or an e-mail.</li>
            <li>Make up a login of at least 3 characters and a password of at least 6. A password of 8 or more is
            safer.</li>
            <li>Confirm that you are 18 or older and accept the <a href="/terms-and-conditions">terms</a>. A promo
            code is optional.</li>
            </ol>
            <p>The check against robots runs by itself: there are no pictures to solve. Decide before the first bet
            how much you are ready to spend: the <a href="/responsible-gaming">Responsible gaming</a> page says how to
            keep to it.</p>`,
        },
      },
      {
        title: { ru: 'Можно ли завести второй аккаунт?', en: 'May I open a second account?' },
        text: {
          ru: `<p>Нет. У одного человека один аккаунт: так вся игра видна в одной истории, а бонусы каждый получает один
            раз. Если вы потеряли доступ, восстановите пароль или напишите в поддержку.</p>`,
          en: `<p>No. One person has one account: that way all of the play stands in one history, and everybody gets a
            bonus once. If you have lost access, recover the password or write to support.</p>`,
        },
      },
      {
        title: { ru: 'Что делать, если я забыл пароль?', en: 'What if I forgot the password?' },
        text: {
          ru: `<p>В окне входа выберите восстановление и введите телефон или e-mail. Подтвердить номер можно одним из
            трёх способов: кодом из SMS, звонком с вашего телефона на указанный номер или своим SMS с текстом с
            экрана. Если способ недоступен, сайт предложит другой.</p>
            <p>Затем дважды введите новый пароль, не короче 8 символов. После неверного кода ввод закрыт на 30 секунд,
            повторный звонок возможен через 2 минуты.</p>`,
          en: `<p>Choose recovery in the login window and enter your phone number or e-mail. A number is confirmed in
            one of three ways: by a code from a text message, by a call from your phone to the number shown, or by a
            text message that you send yourself. If one way is unavailable, the site offers another.</p>
            <p>Then enter the new password twice, at least 8 characters long. After a wrong code the field is closed
            for 30 seconds; another call is possible after 2 minutes.</p>`,
        },
      },
      {
        title: { ru: 'Как сменить пароль, телефон или e-mail?', en: 'How do I change the password, phone or e-mail?' },
        text: {
          ru: `<p>Откройте профиль. Для смены пароля нужен текущий пароль и новый, от 8 символов. Новый телефон или
            e-mail понадобится подтвердить ещё раз.</p>`,
          en: `<p>Open your profile. Changing the password takes the present one and a new one of at least
            8 characters. A new phone number or e-mail has to be confirmed again.</p>`,
        },
      },
      {
        title: { ru: 'Как закрыть аккаунт?', en: 'How do I close the account?' },
        text: {
          ru: `<p>Напишите в поддержку: закрыть аккаунт самому пока нельзя, самоисключение тоже появится позже. Ответ
            придёт не сразу, а в эталонной сборке отвечать некому.</p>
            <p>Если вы хотите остановиться, не ждите его: выйдите из аккаунта, поставьте блокировщик игровых сайтов и
            попросите банк запретить платежи казино. Эти шаги и службы помощи — на странице <a
            href="/responsible-gaming#time-out">«Ответственная игра»</a>.</p>`,
          en: `<p>Write to support: an account cannot be closed by its owner yet, and self-exclusion will come later, too.
            The answer takes its time, and behind the reference build there is nobody to give one.</p>
            <p>If you want to stop, do not wait for it: log out, install a program that blocks gambling sites and ask
            your bank to refuse payments to casinos. These steps and the services that help are on the <a
            href="/responsible-gaming#time-out">Responsible gaming</a> page.</p>`,
        },
      },
    ],
  },
  {
    id: 2,
    title: { ru: 'Верификация', en: 'Verification' },
    answers: [
      {
        title: { ru: 'Зачем нужна верификация и когда её проходить?', en: 'Why verify, and when?' },
        text: {
          ru: `<p>Верификация подтверждает, что вам есть 18 лет и что деньги выводит тот, кто их вносил. Удобнее
            пройти её до первого депозита: тогда при выводе ждать не придётся.</p>`,
          en: `<p>Verification confirms that you are 18 or older and that the person who withdraws is the one who paid
            in. It is best done before the first deposit: then nothing holds up a withdrawal.</p>`,
        },
      },
      {
        title: { ru: 'Что для неё нужно?', en: 'What does it take?' },
        text: {
          ru: `<ul>
            <li>Заполненный профиль: имя, фамилия, дата рождения, пол, страна.</li>
            <li>Подтверждённые телефон и e-mail.</li>
            <li>Две фотографии документа: разворот с фото и страница с регистрацией.</li>
            </ul>
            <p>Всё это собрано в профиле, во вкладке «Верификация»: там видно, что готово, а что осталось.</p>`,
          en: `<ul>
            <li>A complete profile: first name, last name, date of birth, gender, country.</li>
            <li>A confirmed phone number and e-mail.</li>
            <li>Two photographs of the document: the spread with your picture and the page with your address.</li>
            </ul>
            <p>All of it is in your profile, under “Verification”: it shows what is done and what is left.</p>`,
        },
      },
      {
        title: { ru: 'Какие фотографии подойдут?', en: 'Which photographs will do?' },
        text: {
          ru: `<p>Чёткие, без бликов, документ целиком в кадре, текст читается. Фотографий нужно ровно две: с одной
            форма не отправится.</p>
            <p>В эталонной сборке не загружайте настоящие документы. Для проверки формы хватит любых двух
            картинок.</p>`,
          en: `<p>Sharp ones without glare, with the whole document in the frame and the text readable. There have to
            be two: the form is not sent with one.</p>
            <p>Do not upload real documents in the reference build. Any two pictures are enough to try the form.</p>`,
        },
      },
      {
        title: { ru: 'Код подтверждения не приходит', en: 'The confirmation code does not arrive' },
        text: {
          ru: `<p>Проверьте номер и код страны, для письма — папку «Спам». Повторить звонок или письмо можно через
            3 минуты. Если попытки исчерпаны, помогут в чате поддержки.</p>
            <p>В эталонной сборке SMS и письма не отправляются: код показывает консоль сервера.</p>`,
          en: `<p>Check the number and the country code; for a letter, look into the spam folder. Another call or
            letter is possible after 3 minutes. When the attempts run out, the support chat helps.</p>
            <p>The reference build sends no text messages and no letters: the code is shown in the console of the
            server.</p>`,
        },
      },
      {
        title: { ru: 'Почему документы не приняли?', en: 'Why were my documents refused?' },
        text: {
          ru: `<p>Причина указана рядом со статусом. Обычно это одно из трёх: снимок нечёткий, имя в профиле не
            совпадает с документом, документ просрочен. Исправьте то, что названо, и загрузите обе фотографии
            снова.</p>`,
          en: `<p>The reason stands beside the status. It is usually one of three: the picture is blurred, the name of
            the profile differs from the document, or the document has expired. Mend what is named and upload both
            photographs again.</p>`,
        },
      },
    ],
  },
]
