import { useTranslation } from 'react-i18next'

/** Words of the states of a step. */
export function useStepStateTexts() {
  const { t } = useTranslation('pages')
  return {
    passed: t('proof.state.passed'),
    failed: t('proof.state.failed'),
    waiting: t('proof.state.waiting'),
    computing: t('proof.state.computing'),
  }
}
