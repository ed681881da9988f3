import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['123456', 1],
  ['qwerty', 1],
  ['йцукен', 1],
  ['password', 1],
  ['Пароль1', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['98765432109876', 1],
  ['kf82mz', 2],
  ['Kf82-mqt', 3],
  ['Kf82-mqt_Wr7b', 4],
  ['четыре разных слова вместе', 4],
])('passwordStrength rates %s as %d of 4', (password, score) => expect(passwordStrength(password)).toBe(score))
