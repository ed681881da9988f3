import { useTranslation } from 'react-i18next'
import type { PasswordStrength } from '#ui/index.ts'
import { passwordStrength } from '#app/lib/crypto/password-strength.ts'

const LABELS = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** Strength of a new password in words; `undefined` while it is empty. */
export function usePasswordStrength(password: string): PasswordStrength | undefined {
  const { t } = useTranslation('pages')
  if (password === '') return undefined
  const score = passwordStrength(password)
  return { score, label: t(`access.strength.${LABELS[score]}`) }
}
