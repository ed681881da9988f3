import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Stack, Text, TextField } from '#ui/index.ts'
import { $typedContact, contactTyped, registrationStarted } from '#app/models/shell/registration.model.ts'
import { paths } from '#app/router/paths.ts'

/** First field of the registration; the dialog continues with its value. */
export function FirstStep() {
  const { t } = useTranslation()
  const [contact, type, begin] = useUnit([$typedContact, contactTyped, registrationStarted])
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        begin(contact)
      }}
    >
      <Text tone="muted">{t('register.lead')}</Text>
      <TextField
        label={t('register.contact')}
        name="contact"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={contact}
        onValueChange={type}
      />
      <Button type="submit" tone="primary" wide>
        {t('register.open')}
      </Button>
      <ButtonLink href={paths.game('cherry-row', 'demo')} wide>
        {t('register.demo')}
      </ButtonLink>
    </Stack>
  )
}
