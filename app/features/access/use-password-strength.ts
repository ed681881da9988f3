import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PasswordStrength } from '#ui/index.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'

const LABELS = { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' } as const

/** The judgement with its list of common passwords (19 kB), loaded with the first character. */
const strengthQuery = {
  queryKey: ['chunk', 'password-strength'],
  queryFn: async () => (await loadCode(() => import('#app/lib/crypto/password-strength.ts'))).judgePassword,
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const

/**
 * Strength of a new password in words. `undefined` while it is empty, and while the judgement is not loaded: a password that
 * the server rejects must not be called fair. `contacts`: the login, phone and e-mail, which are no passwords.
 */
export function usePasswordStrength(password: string, contacts: readonly string[] = []): PasswordStrength | undefined {
  const { t } = useTranslation('pages')
  const { data: judgePassword } = useQuery({ ...strengthQuery, enabled: password !== '' })
  if (password === '' || judgePassword === undefined) return undefined
  const { score, rejection } = judgePassword(password, contacts)
  return { score, label: t(`access.strength.${rejection ?? LABELS[score]}`) }
}
