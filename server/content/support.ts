import type { Bilingual } from './shapes.ts'

/** The one answer of the reference API's support. */
export const supportGreeting: Bilingual = {
  ru: 'Спасибо, сообщение получено. Это эталонная сборка: живого оператора за ней нет, но переписка сохранена, и её видно в консоли песочницы. Если вам трудно остановиться, не ждите ответа — раздел «Ответственная игра» открыт всегда.',
  en: 'Thank you, your message has arrived. This is a reference build: nobody sits behind it, but the conversation is kept and can be seen in the sandbox console. If you find it hard to stop, do not wait for an answer: “Responsible gaming” is always open.',
}
