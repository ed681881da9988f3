import { sample } from 'effector'
import {
  awaitUserCall,
  awaitUserSms,
  checkUserCall,
  checkUserSms,
  getVerifyMethod,
  sendUserCode,
  verifyEmail,
  verifyPhone,
} from '#contract/confirmation.ts'
import { timing } from '#contract/constants.ts'
import { GUEST_ID } from '#contract/status.ts'
import type { ContactKind, Verification } from '#contract/verification.ts'
import type { Http } from '#app/http/client.ts'
import { randomHex } from '#app/lib/random-hex.ts'
import { createContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import {
  contactOf,
  emptyVerification,
  type VerificationFields,
} from '#app/models/contact-verification/verification-fields.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { $session } from '#app/models/session/session.model.ts'

/** What is asked for is what the player has: nobody types it. */
const fieldsOf = (type: ContactKind, contact: string): VerificationFields => ({
  ...emptyVerification,
  type,
  [type]: contact,
})

/** Asks which way it is, and goes it. */
async function begin(http: Http, kind: ContactKind, value: string): Promise<Verification> {
  const query = { operation: 'confirm', confirm_by: kind, value }
  const { method, next_method } = await http.call(getVerifyMethod, { query })
  // A code belongs to who is signed in, and the server names it by nothing else: the page tells one from the next by itself.
  if (method === 'sms') return { hash: randomHex(), ...(await http.call(sendUserCode, { body: { kind } })) }
  const call = method === 'wait-call' ? awaitUserCall : awaitUserSms
  return { method, next_method, ...(await http.call(call, { body: { phone: value } })) }
}

/** The confirmation of the own phone or e-mail (`spec §2`): the same steps as a recovery, and no password behind them. */
const confirmationOf = (kind: ContactKind) =>
  createContactVerification({
    ticketKey: `confirmation-${kind}`,
    rules: { resendAfterMs: timing.confirmationRepeat, setsPassword: false },
    begin: (_, contact) => fieldsOf(kind, contact),
    about: (contact) => contactOf(fieldsOf(kind, contact)).value,
    calls: {
      prove: () => Promise.resolve(''),
      begin: (http, contact) => begin(http, kind, contact.value),
      checkCode: (http, _, code) => http.call(kind === 'phone' ? verifyPhone : verifyEmail, { body: { code } }),
      checkArrival: async (http, { method, hash }) =>
        (await http.call(method === 'wait-call' ? checkUserCall : checkUserSms, { body: { hash } })).confirmed,
    },
  })

export const confirmations = { phone: confirmationOf('phone'), email: confirmationOf('email') } as const

const told = sample({
  clock: statusReceived,
  source: $session,
  filter: ({ id }, user) => id === user.id && id !== GUEST_ID,
  fn: (_, user) => user,
})
sample({ clock: told, fn: ({ phone }) => phone, target: confirmations.phone.contactTold })
sample({ clock: told, fn: ({ email }) => email, target: confirmations.email.contactTold })
