import { errorCode } from '#contract/errors/codes.ts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { documentLimits as rules, type DocumentsState } from '#contract/player/profile.ts'
import { Alert, Button, FileDrop, Stack, Text } from '#ui/index.ts'
import { rejectionProblems } from '#app/models/forms/problems.ts'
import { formatNumber } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import {
  $documents,
  filesChosen,
  documentsClosed,
  documentsSubmitted,
  pictureRemoved,
} from '../models/documents.model.ts'
import { useProblemTexts } from '#app/forms/use-problem-texts.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'

const MEGABYTE = 1024 * 1024
/** Sizes are rounded up to tenths. */
const TENTHS = 10
/** Upload of the two passport pictures (`spec §2`). */
export function IdentityDocuments({ state: serverState }: { state: DocumentsState }) {
  const { t } = useTranslation('profile')
  const { state, language } = useUnit({ state: $documents, language: $language })
  const act = useUnit({
    choose: filesChosen,
    remove: pictureRemoved,
    submit: documentsSubmitted,
    close: documentsClosed,
  })
  const { problem, failure } = state.kind === 'choosing' ? state : { problem: null, failure: null }
  const texts = useProblemTexts(failure)
  const { close } = act
  useEffect(() => () => close(), [close])
  // From here on the server's state counts: the documents may be rejected while this is still open.
  useEffect(() => {
    if (serverState === 'sent') close()
  }, [close, serverState])
  if (serverState === 'confirmed') return <Alert tone="positive" title={t('verification.documentsDone')} />
  if (serverState === 'sent' || state.kind === 'uploaded') {
    return (
      <Alert tone="neutral" title={t('verification.waiting')}>
        {t('verification.documentsWaiting')}
      </Alert>
    )
  }
  const isSending = state.kind === 'uploading'
  const problemTexts = {
    [errorCode.twoDocumentsRequired]: t('verification.tooMany'),
    [errorCode.documentsNotSaved]: t('verification.notPicture'),
  }
  const rejection = rejectionProblems(failure, ['pictures'])['pictures']
  const problemText =
    problem === null
      ? undefined
      : problem === errorCode.documentsMissing
        ? texts(errorCode.documentsMissing)
        : problemTexts[problem]
  const error = rejection === undefined ? problemText : texts(rejection)
  const percent = isSending && state.totalBytes > 0 ? Math.floor((state.sentBytes / state.totalBytes) * 100) : 0
  return (
    <Stack gap={4}>
      {serverState === 'refused' ? <Alert tone="negative" title={t('verification.documentsRefused')} /> : null}
      <FileDrop
        label={t('verification.documents')}
        text={t('verification.documentsText')}
        hint={t('verification.documentsHint')}
        button={t('verification.documentsChoose')}
        accept={rules.types}
        max={rules.count}
        disabled={isSending}
        files={state.pictures.map(({ id, file, preview }) => ({
          id,
          name: file.name,
          size: `${formatNumber(Math.ceil((file.size / MEGABYTE) * TENTHS) / TENTHS, language)}\u00a0${language === 'ru' ? 'МБ' : 'MB'}`,
          preview,
        }))}
        onAdd={act.choose}
        onRemove={act.remove}
        removeLabel={(name) => t('verification.documentsRemove', { name })}
        error={error}
        progress={
          isSending
            ? {
                label: t('verification.documentsSending'),
                value: percent,
                max: 100,
                valueText: t('verification.documentsProgress', { percent }),
              }
            : undefined
        }
      />
      {failure === null || rejection !== undefined ? null : <OutcomeUnknown what="documents" failure={failure} />}
      <Button tone="primary" wide busy={isSending} onClick={() => act.submit()}>
        {t(isSending ? 'verification.documentsSending' : 'verification.documentsSend')}
      </Button>
      <Text size={13} tone="muted">
        {t('verification.documentsPrivate')}
      </Text>
    </Stack>
  )
}
