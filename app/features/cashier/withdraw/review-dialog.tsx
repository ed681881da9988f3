import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { parseFee } from '#contract/money/provider-facts.ts'
import { Alert, Button, Dialog, FactList, Stack, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import type { WithdrawalRequest } from '../models/withdrawal-fields.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { sbpBanksQuery } from '#app/queries/withdrawals.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { providerName } from '../deposit/provider-name.ts'
import { useFeeText } from '../deposit/use-fee-text.ts'

export interface ReviewDialogProps {
  /** `null` closes the dialog. */
  request: WithdrawalRequest | null
  /** The player's own money, in rubles. */
  own: number
  onConfirm: (request: WithdrawalRequest) => void
  onClose: () => void
}

/** Warns about bonuses that could be taken now, and not with what the withdrawal leaves. */
function ClosedBonuses({ amount, own }: { amount: number; own: number }) {
  const { t } = useTranslation('money')
  const key = useLobbyKey()
  const { data } = useQuery(bonusesQuery(key))
  const closed = data?.items.filter(
    ({ state, opens, own_needed: need }) =>
      state === 'available' && opens === 'now' && need > 0 && own >= need && own - amount < need,
  )
  return closed?.map(({ id, title, own_needed: need }) => (
    <Alert key={id} tone="neutral" title={t('withdraw.review.closesBonus', { title })}>
      {t('withdraw.review.closesBonusText', { need: formatRubles(need, key.language) })}
    </Alert>
  ))
}

function Review({ request, own, onConfirm, onClose }: ReviewDialogProps & { request: WithdrawalRequest }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const feeText = useFeeText()
  const { provider, amount, mask, bank, holder } = request
  const key = useLobbyKey()
  const { data: banks } = useQuery({
    ...sbpBanksQuery({ ...key, provider: provider.id }),
    enabled: bank !== '',
  })
  const bankName = banks?.items.find(({ id }) => id === bank)?.bank_name ?? bank
  const hasFee = parseFee(provider.fee).kind !== 'none'
  const sum = formatRubles(amount, language)
  return (
    <Stack gap={5}>
      <div>
        <Text size={13} tone="muted">
          {t(hasFee ? 'withdraw.total' : 'withdraw.receive')}
        </Text>
        <Text size={46} strong tabular tone="money">
          {sum}
        </Text>
      </div>
      <FactList
        rows
        facts={[
          {
            id: 'to',
            label: t('withdraw.review.to'),
            value: [providerName(provider), bankName].filter((part) => part !== '').join(', '),
          },
          { id: 'account', label: t(`withdraw.review.account.${provider.destination}`), value: mask },
          ...(holder === '' ? [] : [{ id: 'holder', label: t('withdraw.review.holder'), value: holder }]),
          { id: 'leaves', label: t('withdraw.review.leaves'), value: sum },
          {
            id: 'fee',
            label: t('withdraw.review.fee'),
            value: hasFee ? feeText(provider) : t('withdraw.review.noFee'),
          },
          { id: 'when', label: t('withdraw.review.when'), value: t('withdraw.review.whenText') },
        ]}
      />
      <ClosedBonuses amount={amount} own={own} />
      <Text size={13} tone="muted">
        {t('withdraw.review.text')}
      </Text>
      <Stack gap={2}>
        <Button tone="primary" size="large" wide onClick={() => onConfirm(request)}>
          {t('withdraw.review.confirm', { sum })}
        </Button>
        <Button size="large" wide onClick={onClose}>
          {t('withdraw.review.change')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Shows the whole withdrawal before it is sent. */
export function ReviewDialog({ request, own, onConfirm, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('money')
  return (
    <Dialog
      shape="adaptive"
      open={request !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('withdraw.review.title')}
    >
      {request === null ? null : <Review request={request} own={own} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  )
}
