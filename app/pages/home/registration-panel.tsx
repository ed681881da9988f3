import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Heading, Stack, Surface, Text, TextField } from '#ui/index.ts'
import { $typedContact, contactTyped, registrationBegun } from '#app/models/shell/registration.model.ts'
import { paths } from '#app/router/paths.ts'

/** The registration beside the slider: its first question here, the others in the dialog that goes on with the answer. */
export function RegistrationPanel() {
  const { t } = useTranslation()
  const [contact, type, begin] = useUnit([$typedContact, contactTyped, registrationBegun])
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
          onValueChange={type}
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
