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
import type { ContactKind, Verification } from '#contract/verification.ts'
import type { Http } from '#app/http/client.ts'
import { createProof } from '#app/models/proof/create-proof.ts'
import { emptyProof, withLogin } from '#app/models/proof/proof-fields.ts'

/** A code belongs to who is signed in: nothing else names it. */
const OWN = 'own'

/** Asks which way it is, and goes it. */
async function begin(http: Http, kind: ContactKind, value: string): Promise<Verification> {
  const query = { operation: 'confirm', confirm_by: kind, value }
  const { method, next_method } = await http.call(getVerifyMethod, { query })
  if (method === 'sms') return { hash: OWN, ...(await http.call(sendUserCode, { body: { kind } })) }
  const call = method === 'wait-call' ? awaitUserCall : awaitUserSms
  return { method, next_method, ...(await http.call(call, { body: { phone: value } })) }
}

/** The confirmation of the own phone or e-mail (`spec §2`): the same steps as a recovery, and no password behind them. */
const confirmationOf = (kind: ContactKind) =>
  createProof({
    ticketKey: `confirmation-${kind}`,
    rules: { repeatAfter: timing.confirmationRepeat, setsPassword: false },
    begin: (_, contact) => withLogin(emptyProof, contact),
    // Another player may have begun one in this browser, or the contact may be another by now.
    goesOn: (ticket, contact) => ticket.value === contact,
    calls: {
      prove: () => Promise.resolve(''),
      begin: (http, contact) => begin(http, kind, contact.value),
      checkCode: (http, _, code) => http.call(kind === 'phone' ? verifyPhone : verifyEmail, { body: { code } }),
      checkArrival: async (http, { method, hash }) =>
        (await http.call(method === 'wait-call' ? checkUserCall : checkUserSms, { body: { hash } })).confirmed,
    },
  })

export const confirmations = { phone: confirmationOf('phone'), email: confirmationOf('email') } as const
