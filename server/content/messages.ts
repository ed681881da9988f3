import type { SiteMessages } from './shapes.ts'

/** The messages of the reference build. */
export const messages: SiteMessages = {
  news: [
    {
      ru: 'Это эталонная сборка: все деньги здесь игровые.',
      en: 'This is a reference build: all money here is play money.',
    },
    {
      ru: 'Решите до первой ставки, сколько готовы потратить: это и есть ваш лимит.',
      en: 'Before your first bet, decide how much you’re willing to spend: that’s your limit.',
    },
    { ru: 'Новые игры недели уже в разделе «Новые».', en: 'This week’s new games are under “New”.' },
  ],
  supportReply: {
    ru: 'Спасибо, сообщение получено. Это эталонная сборка: живого оператора за ней нет, но переписка сохранена, и её видно в консоли песочницы. Если вам трудно остановиться, не ждите ответа — раздел «Ответственная игра» открыт всегда.',
    en: 'Thanks, we’ve received your message. This is a reference build with no support staff, but your messages are saved and can be seen in the sandbox console. If you’re finding it hard to stop, don’t wait for a reply: “Responsible gaming” is always open.',
  },
}
