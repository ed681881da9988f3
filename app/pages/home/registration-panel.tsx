import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Heading, Stack, Surface, Text } from '#ui/index.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
import { paths } from '#app/router/paths.ts'

/** The place of the registration form beside the slider; until accounts exist it leads to the dialog and to a demo. */
export function RegistrationPanel() {
  const { t } = useTranslation()
  const register = useUnit(registrationOpened)
  return (
    <Surface labelledBy="register-panel">
      <Stack gap={4}>
        <Heading level={2} size={24} id="register-panel">
          {t('register.title')}
        </Heading>
        <Text tone="muted">{t('register.lead')}</Text>
        <ul>
          {[t('register.point2'), t('register.point3')].map((point) => (
            <li key={point}>
              <Text as="span">— {point}</Text>
            </li>
          ))}
        </ul>
        <Button tone="primary" wide onClick={() => register()}>
          {t('register.open')}
        </Button>
        <ButtonLink href={paths.game('cherry-row', 'demo')} wide>
          {t('register.demo')}
        </ButtonLink>
      </Stack>
    </Surface>
  )
}
