import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $referral, landed, referralOf } from './referral.model.ts'

const host = 'casino.example'

function land(search: string, storage = memoryStorage(), referrer = '') {
  const scope = fork({ values: [[$storage, storage]] })
  void allSettled(landed, { scope, params: { search, referrer, host } })
  return { referral: scope.getState($referral), storage }
}

describe('where a visitor came from', () => {
  it('is what the address names, and the other site', () => {
    expect(referralOf('?ref=ann&subid=7&pc=WELCOME&invite=x1&other=1', 'https://blog.example/post?q=1', host)).toEqual({
      ref: 'ann',
      subid: '7',
      pc: 'WELCOME',
      invite: 'x1',
      referrer: 'blog.example',
    })
  })

  it.each(['', `https://${host}/faq`, 'no address'])('is direct where the browser says "%s"', (referrer) => {
    expect(referralOf('?ref=ann', referrer, host)?.referrer).toBe('direct')
  })

  it('is nothing where the address names nothing', () => {
    expect(referralOf('?lang=en&ref=', 'https://blog.example/', host)).toBeNull()
    expect(land('').referral).toEqual({ ref: '', subid: '', pc: '', invite: '', referrer: 'direct' })
  })

  it('is kept for a later visit and replaced by a newer one', () => {
    const { storage } = land('?ref=ann&subid=a%26b', memoryStorage(), 'https://blog.example/')
    expect(land('', storage).referral).toMatchObject({ ref: 'ann', subid: 'a&b', referrer: 'blog.example' })
    expect(land('?ref=bob', storage).referral).toMatchObject({ ref: 'bob', subid: '' })
    expect(land('', storage).referral.ref).toBe('bob')
  })

  it('is not longer than anybody needs', () => {
    expect(referralOf(`?ref=${'x'.repeat(5000)}`, '', host)?.ref).toHaveLength(200)
  })
})
