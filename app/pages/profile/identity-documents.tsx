import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { papers as rules, type DocumentsState } from '#contract/profile.ts'
import { Alert, Button, FileDrop, Stack, Text } from '#ui/index.ts'
import { failureCode } from '#app/http/failure.ts'
import { formatNumber } from '#app/lib/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import {
  $papers,
  filesChosen,
  documentsClosed,
  documentsSubmitted,
  pictureRemoved,
} from '#app/models/profile/documents.model.ts'
import { useProblemTexts } from '#app/shell/access/use-problem-texts.ts'
import { OutcomeUnknown } from './outcome-unknown.tsx'

const MEGABYTE = 1024 * 1024
const TENTHS = 10
const NOT_TWO = 53
const NOT_PICTURE = 54
/** What the server says of the pictures themselves: sent already, none, not two, none that can be kept. */
const OF_PICTURES: ReadonlySet<number> = new Set([51, 52, 53, 54])

/** The two pictures of a passport: chosen, looked at, sent (`spec §2`). */
export function IdentityDocuments({ state: known }: { state: DocumentsState }) {
  const { t } = useTranslation('profile')
  const { state, language } = useUnit({ state: $papers, language: $language })
  const act = useUnit({
    choose: filesChosen,
    remove: pictureRemoved,
    submit: documentsSubmitted,
    leave: documentsClosed,
  })
  const words = useProblemTexts(state.failure)
  const { leave } = act
  useEffect(() => () => leave(), [leave])
  // The server has them and says so itself from here on: they may be refused while this is still open.
  useEffect(() => {
    if (known === 'sent') leave()
  }, [leave, known])
  if (known === 'confirmed') return <Alert tone="positive" title={t('verification.papersDone')} />
  if (known === 'sent' || state.kind === 'sent') {
    return (
      <Alert tone="neutral" title={t('verification.waiting')}>
        {t('verification.papersWaiting')}
      </Alert>
    )
  }
  const isSending = state.kind === 'sending'
  const own = { [NOT_TWO]: t('verification.tooMany'), [NOT_PICTURE]: t('verification.notPicture') }
  const refused = state.failure === null ? null : failureCode(state.failure)
  const isOfPictures = refused !== null && OF_PICTURES.has(refused)
  const problem = state.problem === null ? undefined : state.problem === 52 ? words(52) : own[state.problem]
  const error = isOfPictures ? words(refused) : problem
  const percent = state.total === 0 ? 0 : Math.floor((state.sent / state.total) * 100)
  return (
    <Stack gap={4}>
      {known === 'refused' ? <Alert tone="negative" title={t('verification.papersRefused')} /> : null}
      <FileDrop
        label={t('verification.papers')}
        text={t('verification.papersText')}
        hint={t('verification.papersHint')}
        button={t('verification.papersChoose')}
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
        removeLabel={(name) => t('verification.papersRemove', { name })}
        error={error}
        progress={
          isSending
            ? {
                label: t('verification.papersSending'),
                value: percent,
                max: 100,
                valueText: t('verification.papersProgress', { percent }),
              }
            : undefined
        }
      />
      {state.failure === null || isOfPictures ? null : <OutcomeUnknown what="papers" failure={state.failure} />}
      <Button tone="primary" wide busy={isSending} onClick={() => act.submit()}>
        {t(isSending ? 'verification.papersSending' : 'verification.papersSend')}
      </Button>
      <Text size={13} tone="muted">
        {t('verification.papersPrivate')}
      </Text>
    </Stack>
  )
}
