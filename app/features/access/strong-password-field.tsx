import { PasswordField, type PasswordFieldProps } from '#ui/index.ts'
import { usePasswordStrength } from './use-password-strength.ts'

/** A new password with its strength. */
export function StrongPasswordField(props: Omit<PasswordFieldProps, 'purpose' | 'strength'>) {
  return <PasswordField {...props} purpose="new" strength={usePasswordStrength(props.value)} />
}
