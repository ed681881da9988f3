import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Button, ButtonLink, FactList, Inline, Skeleton, Stack, Text } from '#ui/index.ts'
import { moneyTexts } from '#app/i18n/money-texts.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useProfileTabs } from '#app/features/profile/index.ts'
import { Section } from '#app/shell/page/section.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

const HISTORY_HEIGHT = 520

/** The cashier's open payouts and history, with their texts. */
const FinancesHistory = lazyPart(async () => (await import('./finances-history.tsx')).FinancesHistory, {
  waiting: <Skeleton height={HISTORY_HEIGHT} />,
  texts: moneyTexts,
  failed: 'history',
})

/** The player's balance and cashback. */
function Overview({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { go } = useProfileTabs()
  return (
    <Section title={t('finances.balance')} lead={t('finances.lead')}>
      <FactList
        facts={[
          { id: 'own', label: t('finances.own'), value: formatRubles(user.balance, language), money: true },
          ...(user.bonus_balance > 0
            ? [{ id: 'bonus', label: t('finances.bonus'), value: formatRubles(user.bonus_balance, language) }]
            : []),
          ...(user.on_hold > 0
            ? [{ id: 'held', label: t('finances.held'), value: formatRubles(user.on_hold, language) }]
            : []),
          { id: 'cashback', label: t('finances.cashback'), value: formatRubles(user.cashback, language), money: true },
        ]}
      />
      <Inline>
        <ButtonLink tone="primary" href={paths.cashbox()}>
          {t('finances.deposit')}
        </ButtonLink>
        <ButtonLink href={playerPaths.withdrawal()}>{t('finances.withdraw')}</ButtonLink>
        {user.cashback > 0 ? (
          <Button onClick={() => go({ tab: 'promo', sub: 'cashback' })}>{t('cashback.take')}</Button>
        ) : null}
        <ButtonLink tone="quiet" href={paths.paymentsInfo()}>
          {t('finances.toCashier')}
        </ButtonLink>
      </Inline>
      {user.wagerbetsall > 0 ? (
        <Text size={13} tone="muted">
          {t('wager.note')}
        </Text>
      ) : null}
    </Section>
  )
}

/** The player's balance and payments. */
export function Finances({ user }: { user: User }) {
  return (
    <Stack gap={4}>
      <Overview user={user} />
      <FinancesHistory hasOpenPayouts={user.on_hold > 0} />
    </Stack>
  )
}
