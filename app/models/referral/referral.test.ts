import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $referral, landed, referralKey, referralOf } from './referral.model.ts'

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
    expect(referralOf('?ref=ann', referrer, host).referrer).toBe('direct')
  })

  it.each(['', `https://${host}/faq`])(
    'is nothing where the address names nothing and the browser says "%s"',
    (referrer) => {
      const { referral, storage } = land('?lang=en&ref=', memoryStorage(), referrer)
      expect(referral).toEqual({ ref: '', subid: '', pc: '', invite: '', referrer: 'direct' })
      expect(storage.getItem(referralKey)).toBeNull()
    },
  )

  it('is the other site alone where the address names nothing', () => {
    const { referral, storage } = land('?lang=en', memoryStorage(), 'https://blog.example/post')
    expect(referral).toEqual({ ref: '', subid: '', pc: '', invite: '', referrer: 'blog.example' })
    expect(land('', storage).referral.referrer).toBe('blog.example')
  })

  it('stays what it was where only another site is new', () => {
    const { storage } = land('?ref=ann')
    expect(land('', storage, 'https://blog.example/').referral).toMatchObject({ ref: 'ann', referrer: 'direct' })
    const { storage: sent } = land('', memoryStorage(), 'https://blog.example/')
    expect(land('', sent, 'https://search.example/').referral.referrer).toBe('blog.example')
    expect(land('?ref=bob', sent, 'https://search.example/').referral).toMatchObject({
      ref: 'bob',
      referrer: 'search.example',
    })
  })

  it('is kept for a later visit and replaced by a newer one', () => {
    const { storage } = land('?ref=ann&subid=a%26b', memoryStorage(), 'https://blog.example/')
    expect(land('', storage).referral).toMatchObject({ ref: 'ann', subid: 'a&b', referrer: 'blog.example' })
    expect(land('?ref=bob', storage).referral).toMatchObject({ ref: 'bob', subid: '' })
    expect(land('', storage).referral.ref).toBe('bob')
  })

  it('is not longer than anybody needs', () => {
    expect(referralOf(`?ref=${'x'.repeat(5000)}`, '', host).ref).toHaveLength(200)
  })
})
