import { useTranslation } from 'react-i18next'
import { Button, Inline, Text } from '#ui/index.ts'
import { usePlayForMoney } from './use-play-for-money.ts'

/** The line above a demo: what it is, and the way to real play (`spec §2`). */
export function PlayForMoney({ slug }: { slug: string }) {
  const { t } = useTranslation('pages')
  const play = usePlayForMoney(slug)
  return (
    <Inline justify="between">
      <Text size={13} tone="muted">
        {t('game.demoLine')}
      </Text>
      <Button tone="quiet" onClick={play}>
        {t('game.playForMoney')}
      </Button>
    </Inline>
  )
}
