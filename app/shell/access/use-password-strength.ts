import { useTranslation } from 'react-i18next'
import type { PasswordStrength } from '#ui/index.ts'
import { passwordStrength } from '#app/lib/password-strength.ts'

const WORDS = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** How hard a new password is to guess, in words; nothing before one is typed. */
export function usePasswordStrength(password: string): PasswordStrength | undefined {
  const { t } = useTranslation('pages')
  if (password === '') return undefined
  const score = passwordStrength(password)
  return { score, label: t(`access.strength.${WORDS[score]}`) }
}
