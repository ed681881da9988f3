import { useTranslation } from 'react-i18next'
import { ButtonLink, EmptyState, Inline } from '#ui/index.ts'
import { playerPaths } from '#app/router/player-paths.ts'

export interface OnBreakProps {
  /** What it replaces. */
  instead: 'home' | 'promo' | 'winners'
}

/** In place of what invites to play, during a time-out or a self-exclusion. */
export function OnBreak({ instead }: OnBreakProps) {
  const { t } = useTranslation('pages')
  return (
    <EmptyState
      title={t('onBreak.title')}
      action={
        <Inline justify="centre" gap={2}>
          <ButtonLink href={playerPaths.limits()}>{t('shell.limits')}</ButtonLink>
          <ButtonLink href={playerPaths.withdrawal()}>{t('onBreak.withdraw')}</ButtonLink>
        </Inline>
      }
    >
      {t(`onBreak.${instead}`)}
    </EmptyState>
  )
}
