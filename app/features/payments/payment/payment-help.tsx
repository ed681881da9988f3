import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Heading, Icon, Inline, Stack, Surface, Text } from '#ui/index.ts'
import { usePaymentSupport } from '../use-payment-support.ts'

/** The way to support, with the payment's number filled in. */
export function PaymentHelp({ number }: { number: string }) {
  const { t } = useTranslation('payments')
  const id = useId()
  const openSupport = usePaymentSupport(number)
  return (
    <Surface labelledBy={id}>
      <Inline justify="between">
        <Stack gap={1}>
          <Heading level={2} size={15} id={id}>
            {t('help.title')}
          </Heading>
          <Text size={13} tone="muted">
            {t(number === '' ? 'help.textNoNumber' : 'help.text')}
          </Text>
        </Stack>
        <Button onClick={openSupport}>
          <Icon name="support" />
          {t('help.action')}
        </Button>
      </Inline>
    </Surface>
  )
}
