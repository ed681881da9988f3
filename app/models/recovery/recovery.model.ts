import { sample } from 'effector'
import { timing } from '#contract/constants.ts'
import {
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from '#contract/verification.ts'
import { createContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import { withLogin } from '#app/models/contact-verification/verification-fields.ts'
import type { VerificationRules } from '#app/models/contact-verification/verification-steps.ts'
import { passwordRecovered } from '#app/models/shell/recovery.model.ts'
import { logInForm } from '#app/models/sign-in/log-in.model.ts'

export const recoveryRules: VerificationRules = { resendAfterMs: timing.verificationRepeat, setsPassword: true }

/** The recovery of an account (`spec §2`): what was proved sets a new password. */
export const recovery = createContactVerification({
  ticketKey: 'recovery',
  rules: recoveryRules,
  begin: withLogin,
  // Whoever has lost a password goes on with what was begun, whatever stands in the form of the login.
  about: () => null,
  calls: {
    prove: (solve) => solve('recover'),
    begin: (http, contact, recaptcha) => http.call(sendVerificationCode, { body: { ...contact, recaptcha } }),
    checkCode: (http, { hash }, code) => http.call(checkVerificationCode, { body: { hash, code } }),
    checkArrival: async (http, { hash, value, method }) => {
      const call = method === 'wait-call' ? checkWaitCall : checkWaitSms
      return (await http.call(call, { body: { hash, phone: value } })).confirmed
    },
    setPassword: (http, { hash }, password) => http.call(changePassword, { body: { hash, password } }),
  },
})

sample({ clock: recovery.finished, target: passwordRecovered })
// Who comes back to sign in has nothing to type but the new password.
sample({ clock: recovery.finished, fn: (login) => ({ login }), target: logInForm.changed })
