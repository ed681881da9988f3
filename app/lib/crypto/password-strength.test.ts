import { expect, it } from 'vitest'
import { judgePassword } from './password-strength.ts'

it.each([
  ['123456', 1],
  ['qwerty', 1],
  ['йцукен', 1],
  ['password', 1],
  ['Пароль1', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['98765432109876', 1],
  ['kf82mz', 1],
  ['Kf82mz_', 1],
  ['kf82mzqt', 2],
  // Rejected by the server as common.
  ['secret12', 1],
  ['Secret12', 1],
  ['ｓｅｃｒｅｔ１２', 1],
  ['roma1996', 1],
  ['Kf82-mqt', 3],
  ['Kf82-mqt_Wr7b', 4],
  ['четыре разных слова вместе', 4],
])('judgePassword rates %s as %d of 4', (password, score) => expect(judgePassword(password).score).toBe(score))

it('judgePassword rates the login and the contact as weak', () => {
  expect(judgePassword('Kf82-mqt_Wr7b', ['', 'kf82-MQT_wr7b']).score).toBe(1)
  expect(judgePassword('Kf82-mqt_Wr7b', ['', 'kf82-mqt']).score).toBe(4)
})
