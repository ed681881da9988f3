import { useTranslation } from 'react-i18next'
import { Button, Inline, Text } from '#ui/index.ts'
import { usePlayForMoney } from './use-play-for-money.ts'

/** The line above a demo: what it is, and the way to real play (`spec §2`) where the server has it. */
export function PlayForMoney({ slug, isOffered }: { slug: string; isOffered: boolean }) {
  const { t } = useTranslation('pages')
  const play = usePlayForMoney(slug)
  return (
    <Inline justify="between">
      <Text size={13} tone="muted">
        {t('game.demoLine')}
      </Text>
      {isOffered ? (
        <Button tone="quiet" onClick={play}>
          {t('game.playForMoney')}
        </Button>
      ) : null}
    </Inline>
  )
}
