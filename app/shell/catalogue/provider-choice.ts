import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { MultiSelectionProps } from '#ui/index.ts'
import { $providers, providersChosen } from '#app/models/games/lobby.model.ts'
import { useCatalogue } from './use-catalogue.ts'

/** Props of the provider filter, for the desktop select and the mobile panel. */
export function useProviderChoice(): MultiSelectionProps {
  const { t } = useTranslation(['pages', 'texts'])
  const { value, choose } = useUnit({ value: $providers, choose: providersChosen })
  const { catalogue } = useCatalogue()
  return {
    label: t('texts:shell.providers'),
    options: (catalogue?.providers ?? []).map(({ id, name }) => ({ id, label: name })),
    value,
    onValueChange: choose,
    search: { label: t('home.providerSearch'), emptyText: t('home.providerNotFound') },
  }
}
