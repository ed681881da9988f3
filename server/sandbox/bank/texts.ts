/** Texts of the simulated bank page in both languages. */
export const bankTexts = {
  ru: {
    bank: 'Банк песочницы',
    title: 'Подтвердите оплату',
    lead: 'Настоящий банк спросил бы код из SMS. Здесь вы решаете сами: деньги игровые.',
    amount: 'Сумма',
    card: 'Карта',
    confirm: 'Подтвердить',
    decline: 'Отклонить',
    leave: 'Вернуться, не решая',
    gone: 'Этот платёж уже решён или его нет.',
    site: 'На сайт',
  },
  en: {
    bank: 'Sandbox bank',
    title: 'Confirm the payment',
    lead: 'A real bank would ask for a code from a text message. Here you decide: this is play money.',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm',
    decline: 'Decline',
    leave: 'Go back without deciding',
    gone: 'This payment has already been decided or doesn’t exist.',
    site: 'Go to site',
  },
} as const
