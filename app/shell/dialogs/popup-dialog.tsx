import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Dialog, Inline, Stack, Text } from '#ui/index.ts'
import { popupClosed, type Popup } from '#app/models/popups/popups.model.ts'
import { signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { paths } from '#app/router/paths.ts'

/** One of the three popups. Closing is as easy as accepting. */
export function PopupDialog({ popup }: { popup: Popup }) {
  const { t } = useTranslation('pages')
  const { close, signUp } = useUnit({ close: popupClosed, signUp: signUpOpened })
  const dismiss = () => close()
  return (
    <Dialog open onOpenChange={dismiss} title={t(`popups.${popup}.title`)}>
      <Stack gap={5}>
        <Text>{t(`popups.${popup}.text`)}</Text>
        <Inline>
          {popup === 'bonus' ? (
            <Button
              tone="primary"
              onClick={() => {
                dismiss()
                signUp()
              }}
            >
              {t('promo.signUp')}
            </Button>
          ) : (
            <ButtonLink
              tone="primary"
              href={popup === 'welcome' ? paths.responsibleGaming() : paths.home()}
              onClick={dismiss}
            >
              {t(`popups.${popup}.action`)}
            </ButtonLink>
          )}
          <Button onClick={dismiss}>{t('popups.close')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
