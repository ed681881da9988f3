import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { Alert, Button, CopyButton, FieldRow, ProofHashes, Skeleton, Stack, Text, TextField } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkSeedChange, isSeedStale, seedChange, type SeedChangeFields } from './models/seed-change.model.ts'
import { fairnessQuery } from '#app/queries/fairness.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** About the size of the hash and its button on a desktop. */
const HASH_HEIGHT = 128

/** The hash of the server seed that the change puts into use: shown before the player chooses the client seed. */
function NextHash({ hash, isPending }: { hash: string; isPending: boolean }) {
  const { t } = useTranslation('pages')
  if (isPending) return <Skeleton height={HASH_HEIGHT} />
  return hash === '' ? null : (
    <Stack gap={3}>
      <ProofHashes hashes={[{ id: 'next', label: t('proof.nextHash'), value: hash }]} />
      <Text size={13} tone="muted">
        {t('proof.nextHashNote')}
      </Text>
      <CopyButton label={t('proof.copyHash')} text={hash} />
    </Stack>
  )
}

function SeedChangeFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  const text = useFailureText(failure)
  if (isSeedStale(failure))
    return (
      <Alert tone="negative" title={t('proof.changeStale')}>
        {t('proof.changeStaleNote')}
      </Alert>
    )
  const isOpenRound = failure.kind === 'rejected' && failure.code === errorCode.unfinishedGame
  return (
    <Alert tone="negative" title={t('proof.changeFailed')}>
      {isOpenRound ? t('proof.changeOpenRound') : text}
    </Alert>
  )
}

/** Changes the seeds, which reveals those of the round. */
export function SeedChange() {
  const { t } = useTranslation('pages')
  const { data, isPending } = useQuery(fairnessQuery(useLobbyKey().session))
  const nextHash = data?.next_hash ?? ''
  const request = useSubmission(seedChange)
  const form = useAppForm({
    // Bound to the hash that is shown: a change elsewhere makes another server seed the next one.
    request: { ...request, submit: (fields: SeedChangeFields) => request.submit({ ...fields, nextHash }) },
    defaultValues: { clientSeed: '' },
    validate: checkSeedChange,
  })
  return (
    <Form form={form}>
      <FieldRow wide>
        <NextHash hash={nextHash} isPending={isPending} />
        <Stack gap={4}>
          <Field form={form} name="clientSeed">
            {(field) => (
              <TextField
                {...field}
                label={t('proof.clientSeed')}
                hint={t('proof.clientSeedHint')}
                error={field.error === undefined ? undefined : t('proof.clientSeedInvalid')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          {form.failure === null ? null : <SeedChangeFailure failure={form.failure} />}
          <Button type="submit" busy={form.isBusy}>
            {t('proof.change')}
          </Button>
        </Stack>
      </FieldRow>
    </Form>
  )
}
