import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Stack, Text, TextField } from '#ui/index.ts'
import { $typedContact, contactTyped, signUpStarted } from '#app/models/access/sign-up-dialog.model.ts'
import { paths } from '#app/router/paths.ts'

/** First field of the sign-up; the dialog continues with its value. */
export function FirstStep() {
  const { t } = useTranslation()
  const [contact, type, begin] = useUnit([$typedContact, contactTyped, signUpStarted])
  return (
    <form
      // Until the app runs, the form sends nothing: its text would be part of the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        begin(contact)
      }}
    >
      <Stack gap={4}>
        <Text tone="muted">{t('signUp.lead')}</Text>
        <TextField
          label={t('signUp.contact')}
          name="contact"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={contact}
          onValueChange={type}
        />
        <Button type="submit" tone="primary" wide>
          {t('signUp.open')}
        </Button>
        <ButtonLink href={paths.game('cherry-row', 'demo')} wide>
          {t('signUp.demo')}
        </ButtonLink>
      </Stack>
    </form>
  )
}
