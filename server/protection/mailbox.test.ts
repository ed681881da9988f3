import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('mailboxOf', () => {
  it.each([
    ['Test.User@Gmail.com', 'testuser@googlemail.com'],
    ['t.e.s.t.user+casino@gmail.com', 'testuser@gmail.com'],
    ['test.user@yandex.ru', 'test-user@ya.ru'],
    ['test-user@proton.me', 'testuser@pm.me'],
    ['test@icloud.com', 'test@me.com'],
    ['test+1@example.com', 'TEST@example.com'],
    ['ｔｅｓｔ@example.com', 'test@example.com'],
    ['te\u{200B}st@example.com', 'test@example.com'],
    ['test@почта.рф', 'test@xn--80a1acny.xn--p1ai'],
    ['test@shop。example.com', 'test@shop.example.com'],
  ])('finds the same mailbox behind %s and %s', (one, other) => {
    expect(mailboxOf(one)).toBe(mailboxOf(other))
  })

  it.each([
    ['test.user@example.com', 'testuser@example.com'],
    // The first letter of the second one is Cyrillic.
    ['admin@example.com', 'аdmin@example.com'],
    ['test@gmail.com', 'test@yandex.ru'],
    ['+1@example.com', '+2@example.com'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })
})
