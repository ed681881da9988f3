import { sample } from 'effector'
import { timing } from '#contract/core/constants.ts'
import {
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from '#contract/player/verification.ts'
import { draftReplaced } from '#app/models/forms/drafts.ts'
import { createContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import type { VerificationRules } from '#app/models/contact-verification/verification-steps.ts'
import { passwordRecovered } from '#app/models/access/recovery-dialog.model.ts'
import { signInDraft } from './sign-in.model.ts'

/** The contact that was typed, until the recovery is finished. */
export const recoveryDraft = 'recovery'

export const recoveryRules: VerificationRules = { resendAfterMs: timing.verificationRepeat, setsPassword: true }

/** Recovers an account (`spec §2`): a verified contact sets a new password. */
export const recovery = createContactVerification({
  storageKey: 'recovery',
  rules: recoveryRules,
  // A started recovery continues, even if the sign-in form has another contact by then.
  onlyContact: () => null,
  calls: {
    solveChallenge: (solve) => solve('recover'),
    start: (http, contact, recaptcha) => http.call(sendVerificationCode, { body: { ...contact, recaptcha } }),
    checkCode: (http, { hash }, code) => http.call(checkVerificationCode, { body: { hash, code } }),
    checkArrival: async (http, { hash, value, method }) => {
      const call = method === 'wait-call' ? checkWaitCall : checkWaitSms
      return (await http.call(call, { body: { hash, phone: value } })).confirmed
    },
    setPassword: (http, { hash }, password) => http.call(changePassword, { body: { hash, password } }),
  },
})

sample({ clock: recovery.finished, target: passwordRecovered })
sample({
  clock: recovery.finished,
  fn: (login) => ({ name: signInDraft, fields: { login } }),
  target: draftReplaced,
})
sample({ clock: recovery.finished, fn: () => ({ name: recoveryDraft, fields: {} }), target: draftReplaced })
