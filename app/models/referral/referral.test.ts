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

describe('referral', () => {
  it('takes parameters from the URL and the host of the referrer', () => {
    expect(referralOf('?ref=ann&subid=7&pc=WELCOME&invite=x1&other=1', 'https://blog.example/post?q=1', host)).toEqual({
      ref: 'ann',
      subid: '7',
      pc: 'WELCOME',
      invite: 'x1',
      referrer: 'blog.example',
    })
  })

  it.each(['', `https://${host}/faq`, 'no address'])('is direct with the referrer "%s"', (referrer) => {
    expect(referralOf('?ref=ann', referrer, host).referrer).toBe('direct')
  })

  it.each(['', `https://${host}/faq`])('is empty without parameters and with the referrer "%s"', (referrer) => {
    const { referral, storage } = land('?lang=en&ref=', memoryStorage(), referrer)
    expect(referral).toEqual({ ref: '', subid: '', pc: '', invite: '', referrer: 'direct' })
    expect(storage.getItem(referralKey)).toBeNull()
  })

  it('stores only the referrer without parameters', () => {
    const { referral, storage } = land('?lang=en', memoryStorage(), 'https://blog.example/post')
    expect(referral).toEqual({ ref: '', subid: '', pc: '', invite: '', referrer: 'blog.example' })
    expect(land('', storage).referral.referrer).toBe('blog.example')
  })

  it('is not replaced by a referrer without parameters', () => {
    const { storage } = land('?ref=ann')
    expect(land('', storage, 'https://blog.example/').referral).toMatchObject({ ref: 'ann', referrer: 'direct' })
    const { storage: referredStorage } = land('', memoryStorage(), 'https://blog.example/')
    expect(land('', referredStorage, 'https://search.example/').referral.referrer).toBe('blog.example')
    expect(land('?ref=bob', referredStorage, 'https://search.example/').referral).toMatchObject({
      ref: 'bob',
      referrer: 'search.example',
    })
  })

  it('is stored for later visits and replaced by newer parameters', () => {
    const { storage } = land('?ref=ann&subid=a%26b', memoryStorage(), 'https://blog.example/')
    expect(land('', storage).referral).toMatchObject({ ref: 'ann', subid: 'a&b', referrer: 'blog.example' })
    expect(land('?ref=bob', storage).referral).toMatchObject({ ref: 'bob', subid: '' })
    expect(land('', storage).referral.ref).toBe('bob')
  })

  it('drops values that are too long', () => {
    expect(referralOf(`?ref=${'x'.repeat(5000)}`, '', host).ref).toBe('')
  })
})
