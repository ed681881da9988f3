import { sample } from 'effector'
import { getPasskeyOptions, signInByPasskey } from '#contract/player/passkeys.ts'
import type { PasskeyOutcome } from '#app/models/access/passkeys.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { signedIn } from '#app/models/session/session.model.ts'

/** Signs in by a passkey; the result is the token, or how the prompt ended. Closing the form closes the prompt. */
export const passkeySignIn = createSubmission<void, PasskeyOutcome<string>>({
  name: 'sign in by a passkey',
  endsWithForm: true,
  async send({ http, passkeys }, _, { signal }) {
    const outcome = await passkeys.get(await http.call(getPasskeyOptions, {}, signal), signal)
    if (outcome.kind !== 'done') return outcome
    const { token } = await http.call(signInByPasskey, { body: { credential: outcome.credential } }, signal)
    return { kind: 'done', credential: token }
  },
})
sample({
  clock: passkeySignIn.accepted.filterMap((outcome) => (outcome.kind === 'done' ? outcome.credential : undefined)),
  target: signedIn,
})
