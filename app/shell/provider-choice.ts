import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { MultiSelectProps } from '#ui/index.ts'
import { $providers, providersChosen } from '#app/models/games/lobby.model.ts'
import { useCatalogue } from './use-catalogue.ts'

/** The choice of providers, for the select of a desktop and the panel of a phone. */
export function useProviderChoice(): MultiSelectProps {
  const { t } = useTranslation(['pages', 'texts'])
  const { value, choose } = useUnit({ value: $providers, choose: providersChosen })
  const { catalogue } = useCatalogue()
  return {
    label: t('texts:shell.providers'),
    options: (catalogue?.providers ?? []).map(({ id, name }) => ({ id, label: name })),
    value,
    onValueChange: choose,
    search: { label: t('home.providerSearch'), nothingFound: t('home.providerNotFound') },
  }
}
