import type { User } from '#contract/player/status.ts'
import type { PersonalFields } from '../models/personal.model.ts'

/** Whether name and birthday can no longer be edited: documents that show them were sent or confirmed. */
export const isIdentityFixed = ({ verified }: Pick<User, 'verified'>, documents: string): boolean =>
  verified || documents === 'sent' || documents === 'confirmed'

/** The saved values of the fields that cannot be edited. */
export const fixedFields = (
  user: Pick<User, 'phone_confirmed' | 'email_confirmed'>,
  saved: PersonalFields,
  identityFixed: boolean,
): Partial<PersonalFields> => ({
  ...(identityFixed && {
    first_name: saved.first_name,
    last_name: saved.last_name,
    birthday: saved.birthday,
  }),
  ...(user.phone_confirmed && { prefix: saved.prefix, phone: saved.phone }),
  ...(user.email_confirmed && { email: saved.email }),
})
