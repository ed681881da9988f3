import type { VerificationMethod } from '#contract/player/verification.ts'
import type { Bilingual } from './shapes.ts'

/** The number to call for verification. It is fictitious: there is no phone gateway. */
export const callNumber = '+78000000001'

/** Numbers to text for verification, by country prefix. */
export const textNumbers: Readonly<Record<string, string>> = {
  '+7': '+78000000002',
  '+375': '+375800000002',
  '+998': '+998800000002',
}

/** The message with a code. */
export const codeMessage: Bilingual = {
  ru: 'Ваш код: {code}. Никому его не говорите: мы никогда не спрашиваем кодов.',
  en: 'Your code is {code}. Don’t share it: we never ask for codes.',
}

/** Console texts of verifications that wait for a call or a text. */
export const awaitedMessages: Readonly<Record<Exclude<VerificationMethod, 'sms'>, Bilingual>> = {
  'wait-call': { ru: 'Ждём звонка на {number}.', en: 'Waiting for a call to {number}.' },
  'wait-sms': { ru: 'Ждём SMS «{text}» на {number}.', en: 'Waiting for the text “{text}” to {number}.' },
}
