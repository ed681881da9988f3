import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { getPasskeyOptions } from '#contract/player/passkeys.ts'
import { Alert, Button, Stack } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { $passkeys } from '#app/models/access/passkeys.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { nullIfUnsupported } from '#app/queries/null-if-unsupported.ts'
import { passkeySignIn } from './models/passkey-sign-in.model.ts'
import { SecondStepFailure } from './sign-in-failure.tsx'

/** Whether the back end has passkeys: `null` if not. Each sign-in gets options of its own. */
const supportQuery = queryOptions({
  queryKey: ['passkey support'],
  queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getPasskeyOptions, {}, signal)),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Sign-in by a passkey, if the browser and the back end can do it. Until the back end has answered, it can. */
export function PasskeyEntry() {
  const { t } = useTranslation('pages')
  const isSupported = useUnit($passkeys).isSupported()
  const { data } = useQuery({ ...supportQuery, enabled: isSupported })
  const { state, failure, isBusy, submit } = useSubmission(passkeySignIn)
  if (!isSupported || data === null) return null
  const end = state.kind === 'accepted' && state.result.kind !== 'done' ? state.result.kind : null
  const text = end === 'cancelled' ? 'cancelled' : 'unsupported'
  return (
    <Stack gap={3}>
      <Button wide busy={isBusy} onClick={() => submit()}>
        {t(isBusy ? 'access.passkey.busy' : 'access.passkey.submit')}
      </Button>
      {end === null ? null : (
        <Alert tone="neutral" title={t(`access.passkey.${text}`)}>
          {t(`access.passkey.${text}Text`)}
        </Alert>
      )}
      {failure === null ? null : <SecondStepFailure failure={failure} />}
    </Stack>
  )
}
