import type { Bilingual } from './shapes.ts'

/** The automatic reply of the reference API's support. */
export const supportGreeting: Bilingual = {
  ru: 'Спасибо, сообщение получено. Это эталонная сборка: живого оператора за ней нет, но переписка сохранена, и её видно в консоли песочницы. Если вам трудно остановиться, не ждите ответа — раздел «Ответственная игра» открыт всегда.',
  en: 'Thanks, we’ve received your message. This is a reference build with no support staff, but your messages are saved and can be seen in the sandbox console. If you’re finding it hard to stop, don’t wait for a reply: “Responsible gaming” is always open.',
}
