import type { VerificationMethod } from '#contract/verification.ts'
import type { Bilingual } from './shapes.ts'

/** The number that proves a phone by a call. Nobody has it: there is no telephone here. */
export const callNumber = '+78000000001'

/** The numbers that prove a phone by a text, by the prefix of its country (`spec §9`: there are three). */
export const textNumbers: Readonly<Record<string, string>> = {
  '+7': '+78000000002',
  '+375': '+375800000002',
  '+998': '+998800000002',
}

/** What a code is sent with; its last line lets a browser fill it in at the right site alone. */
export const codeMessage: Bilingual = {
  ru: 'Ваш код: {code}. Никому его не говорите: мы никогда не спрашиваем кодов.\n@{host} #{code}',
  en: 'Your code is {code}. Tell it to nobody: we never ask for codes.\n@{host} #{code}',
}

/** What the console says where nothing was sent and something is to come. */
export const awaitedMessages: Readonly<Record<Exclude<VerificationMethod, 'sms'>, Bilingual>> = {
  'wait-call': { ru: 'Ждём звонка на {number}.', en: 'A call to {number} is awaited.' },
  'wait-sms': { ru: 'Ждём SMS «{text}» на {number}.', en: 'A text “{text}” to {number} is awaited.' },
}
