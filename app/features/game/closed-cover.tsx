import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, EmptyState, Inline } from '#ui/index.ts'
import { moscowFullMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useIsPast } from '#app/shell/time/use-is-past.ts'
import type { ClosedPlay } from './models/protection.ts'

/** In place of a game: why it is closed, until when, and what stays open. No game lies behind it. */
export function ClosedCover({ closed: { kind, until } }: { closed: ClosedPlay }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  // A self-exclusion goes on after its term, which is then no date to name.
  const isPast = useIsPast(until)
  return (
    <EmptyState
      title={
        until === null || isPast
          ? t(`game.playClosed.forever.${kind}`)
          : t(`game.playClosed.${kind}`, { until: moscowFullMoment(until, language) })
      }
      action={
        <Inline justify="centre" gap={2}>
          <ButtonLink href={playerPaths.limits()}>{t('game.playClosed.limits')}</ButtonLink>
          <ButtonLink href={playerPaths.withdrawal()}>{t('game.playClosed.withdraw')}</ButtonLink>
          <ButtonLink href={paths.responsibleGaming()}>{t('game.playClosed.help')}</ButtonLink>
        </Inline>
      }
    >
      {t('game.playClosed.text')}
    </EmptyState>
  )
}
