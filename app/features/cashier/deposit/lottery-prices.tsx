import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading, Stack, Surface, Table, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { lotteryPricesQuery } from '#app/queries/cashier.ts'

/** Prizes of the lottery by deposit, if the back end allows them. It is not shown while loading or after a failure. */
export function LotteryPrices() {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const id = useId()
  const { data } = useQuery(lotteryPricesQuery(language))
  if (data === undefined || data === null || !data.allow || data.prices.length === 0) return null
  return (
    <Surface labelledBy={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={19} id={id}>
            {t('deposit.lottery.title')}
          </Heading>
          <Text size={13} tone="muted">
            {t('deposit.lottery.lead')}
          </Text>
        </Stack>
        <Table
          caption={t('deposit.lottery.title')}
          rows={data.prices}
          rowKey={(_, index) => index}
          columns={[
            {
              id: 'deposit',
              title: t('deposit.lottery.deposit'),
              cell: ({ deposit }) => formatRubles(deposit, language),
              rowHeader: true,
            },
            {
              id: 'price',
              title: t('deposit.lottery.price'),
              cell: ({ price }) => formatRubles(price, language),
              align: 'end',
            },
          ]}
        />
      </Stack>
    </Surface>
  )
}
