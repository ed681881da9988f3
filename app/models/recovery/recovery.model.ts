import { sample } from 'effector'
import { timing } from '#contract/constants.ts'
import {
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from '#contract/verification.ts'
import { createProof } from '#app/models/proof/create-proof.ts'
import { withLogin } from '#app/models/proof/proof-fields.ts'
import type { ProofRules } from '#app/models/proof/proof-steps.ts'
import { passwordRecovered } from '#app/models/shell/recovery.model.ts'
import { logInForm } from '#app/models/sign-in/log-in.model.ts'

export const recoveryRules: ProofRules = { repeatAfter: timing.verificationRepeat, setsPassword: true }

/** The recovery of an account (`spec §2`): what was proved sets a new password. */
export const recovery = createProof({
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
