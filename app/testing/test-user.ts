import { guestUser } from '#app/testing/guest-user.ts'

/** The signed-in player of the profile tests. */
export const testUser = {
  ...guestUser,
  id: 5,
  login: 'anna',
  phone: '+79991234567',
  email: 'anna@example.com',
  cashback: 100,
  profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
} as const
