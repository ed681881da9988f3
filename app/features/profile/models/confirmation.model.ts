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
} from '#contract/player/confirmation.ts'
import { timing } from '#contract/core/constants.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import type { ContactKind, Verification } from '#contract/player/verification.ts'
import type { Http } from '#app/http/client.ts'
import { randomHex } from '#app/lib/crypto/random-hex.ts'
import { createContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import { contactOfKind } from '#app/models/access/contact.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { $session } from '#app/models/session/session.model.ts'

/** Requests the verification method, then starts it. */
async function start(http: Http, kind: ContactKind, value: string): Promise<Verification> {
  const query = { operation: 'confirm', confirm_by: kind, value }
  const { method, next_method } = await http.call(getVerifyMethod, { query })
  // The server identifies this code by the session and returns no hash, so the client generates one.
  if (method === 'sms') return { hash: randomHex(), ...(await http.call(sendUserCode, { body: { kind } })) }
  const call = method === 'wait-call' ? awaitUserCall : awaitUserSms
  return { method, next_method, ...(await http.call(call, { body: { phone: value } })) }
}

/** Confirms the player's phone or e-mail (`spec §4`): the steps of a recovery without the password. */
const confirmationOf = (kind: ContactKind) =>
  createContactVerification({
    storageKey: `confirmation-${kind}`,
    rules: { resendAfterMs: timing.confirmationRepeat, setsPassword: false },
    onlyContact: (contact) => contactOfKind(kind, contact).value,
    calls: {
      solveChallenge: () => Promise.resolve(''),
      start: (http, contact) => start(http, kind, contact.value),
      checkCode: (http, _, code) => http.call(kind === 'phone' ? verifyPhone : verifyEmail, { body: { code } }),
      checkArrival: async (http, { method, hash }) =>
        (await http.call(method === 'wait-call' ? checkUserCall : checkUserSms, { body: { hash } })).confirmed,
    },
  })

export const confirmations = { phone: confirmationOf('phone'), email: confirmationOf('email') } as const

const received = sample({
  clock: statusReceived,
  source: $session,
  filter: ({ id }, user) => id === user.id && id !== GUEST_ID,
  fn: (_, user) => user,
})
sample({ clock: received, fn: ({ phone }) => phone, target: confirmations.phone.contactReceived })
sample({ clock: received, fn: ({ email }) => email, target: confirmations.email.contactReceived })
