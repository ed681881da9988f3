import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/languages.ts'
import type { Exclusion } from '#contract/play/exclusion.ts'
import { Button, ButtonLink, Heading, Inline, Stack } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { moscowFullMoment } from '#app/lib/text/moscow-time.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { Section } from '#app/shell/page/section.tsx'
import { ChangeFailure } from '../change-failure.tsx'
import { returnRequest } from '../models/break.model.ts'

/** A moment that may wrap between its words: a heading of large text is narrow on a phone. */
const headingMoment = (at: number, language: Language): string =>
  moscowFullMoment(at, language).replaceAll('\u00a0', ' ')

/** Title and text of the break that holds. */
function useBreakText({ state, until, can_return: canReturn, returns_at: returnsAt }: Exclusion) {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  if (returnsAt !== null)
    return { title: t('now.returning', { at: headingMoment(returnsAt, language) }), text: t('now.returningText') }
  if (canReturn) return { title: t('now.over'), text: t('now.overText') }
  if (until === null) return { title: t('now.forever'), text: t('now.foreverText') }
  const at = headingMoment(until, language)
  return state === 'timeout'
    ? { title: t('now.timeout', { at }), text: t('now.timeoutText') }
    : { title: t('now.excluded', { at }), text: t('now.excludedText') }
}

function ReturnRequest() {
  const { t } = useTranslation('protection')
  const { failure, isBusy, submit } = useSubmission(returnRequest)
  return (
    <Stack gap={3}>
      {failure === null ? null : <ChangeFailure what="return" failure={failure} />}
      <Inline>
        <Button busy={isBusy} onClick={() => submit()}>
          {t(isBusy ? 'now.asking' : 'now.ask')}
        </Button>
      </Inline>
    </Stack>
  )
}

/** The break that holds: until when, what stays open, and the return from a self-exclusion whose term is over. */
export function BreakNow({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useTranslation('protection')
  const { title, text } = useBreakText(exclusion)
  const openSupport = useSupport()
  return (
    <Section title={title} lead={text}>
      {exclusion.can_return && exclusion.returns_at === null ? <ReturnRequest /> : null}
      <Stack gap={3}>
        <Heading level={3} size={15}>
          {t('now.stillOpen')}
        </Heading>
        <Inline>
          <ButtonLink href={playerPaths.withdrawal()}>{t('now.withdraw')}</ButtonLink>
          <ButtonLink href={playerPaths.bets()}>{t('now.history')}</ButtonLink>
          <Button onClick={openSupport}>{t('now.support')}</Button>
          <ButtonLink href={`${paths.responsibleGaming()}#where-to-get-help`}>{t('now.help')}</ButtonLink>
        </Inline>
      </Stack>
    </Section>
  )
}
