import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/index.ts'

/** Keeps the room of the two switches until their menus have arrived, so that nothing moves. */
export function HeaderSwitchesPlace() {
  const { t } = useTranslation()
  return (
    <>
      <IconButton icon="language" label={t('ui.loading')} disabled />
      <IconButton icon="system" label={t('ui.loading')} disabled />
    </>
  )
}
