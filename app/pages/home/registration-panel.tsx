import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Heading, Stack, Surface, Text, TextField } from '#ui/index.ts'
import { registrationBegun } from '#app/models/shell/registration.model.ts'
import { paths } from '#app/router/paths.ts'

/** The registration beside the slider: its first question here, the others in the dialog that goes on with the answer. */
export function RegistrationPanel() {
  const { t } = useTranslation()
  const begin = useUnit(registrationBegun)
  const [contact, setContact] = useState('')
  return (
    <Surface labelledBy="register-panel">
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault()
          begin(contact)
        }}
      >
        <Heading level={2} size={24} id="register-panel">
          {t('register.title')}
        </Heading>
        <Text tone="muted">{t('register.lead')}</Text>
        <TextField
          label={t('register.contact')}
          name="contact"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={contact}
          onValueChange={setContact}
        />
        <Button type="submit" tone="primary" wide>
          {t('register.open')}
        </Button>
        <ButtonLink href={paths.game('cherry-row', 'demo')} wide>
          {t('register.demo')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}
