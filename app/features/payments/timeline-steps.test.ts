import { beforeAll, describe, expect, it } from 'vitest'
import type { TFunction } from 'i18next'
import type { Payment } from '#contract/money/payments.ts'
import { createI18n } from '#app/i18n/i18n.ts'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { timelineSteps } from './timeline-steps.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const MINUTE = 60_000

const payment: Payment = {
  direction: 'in',
  amount: 501,
  fee: 0,
  currency: 'RUB',
  system: '',
  account: '',
  number: '42',
  state: 'waiting',
  steps: [{ step: 'created', at: NOW, note: '' }],
  promised_at: null,
  awaited: 'player',
  balance_after: null,
  bonus_id: null,
  can_cancel: false,
  page: '',
}

let t: TFunction<'payments'>
beforeAll(async () => {
  const i18n = await createI18n('ru')
  await paymentTexts(i18n)
  t = i18n.getFixedT('ru', 'payments')
})
const stepsOf = (change: Partial<Payment>, deadline: number | null = NOW + 15 * MINUTE) =>
  timelineSteps({ ...payment, ...change }, { t, language: 'ru', now: NOW, deadline }).map(({ label, state, note }) =>
    [state, label, typeof note === 'string' ? note : ''].filter((part) => part !== '').join(' · '),
  )

describe('timelineSteps', () => {
  it('says who is awaited, until when, and what follows', () => {
    expect(stepsOf({})).toEqual([
      'done · Заявка создана',
      'now · Ждём вас · Оплатите до 15:15\u00a0МСК.',
      'next · Проверка в банке · ответит банк',
      'next · Деньги на балансе · зачислим мы',
    ])
  })

  it.each<[string, Partial<Payment>, string]>([
    [
      'until the promised time',
      { awaited: 'provider', promised_at: NOW + MINUTE },
      'now · Ждём ответа банка · До 15:01\\u00a0МСК.',
    ],
    ['past the promised time', { awaited: 'provider', promised_at: NOW }, 'now · Ждём ответа банка · Дольше обычного.'],
    ['without a promise', { awaited: 'house' }, 'now · Проверяем вручную'],
  ])('awaits others %s', (_, change, current) => {
    expect(stepsOf(change)[1]).toMatch(new RegExp(`^${current}`, 'u'))
  })

  it('shows a dispute as the current step', () => {
    const steps: Payment['steps'] = [...payment.steps, { step: 'disputed', at: NOW, note: '' }]
    expect(stepsOf({ steps, awaited: 'house' })).toEqual([
      'done · Заявка создана',
      'now · Платёж проверяет сотрудник',
      'next · Деньги на балансе · зачислим мы',
    ])
  })

  it('shows Moscow time, with the date once the step is old', () => {
    const times = (ago: number) =>
      timelineSteps(
        { ...payment, steps: [{ step: 'created', at: NOW - ago, note: '' }] },
        { t, language: 'ru', now: NOW, deadline: null },
      )[0]?.time
    expect(times(MINUTE)).toBe('14:59\u00a0МСК')
    expect(times(24 * 60 * MINUTE)).toBe('9\u00a0янв.,\u00a015:00 МСК')
  })

  it('leaves out a time that is over', () => {
    expect(stepsOf({}, NOW)[1]).toBe('now · Ждём вас')
  })

  it('marks an unpaid end, and shows the note of a step it does not know', () => {
    const steps: Payment['steps'] = [
      { step: 'other', at: NOW, note: 'Письмо банка' },
      { step: 'expired', at: NOW, note: '' },
    ]
    expect(stepsOf({ awaited: '', steps })).toEqual(['done · Письмо банка', 'ended · Перевод не пришёл вовремя'])
  })
})

describe('timelineSteps of a withdrawal', () => {
  const step = (name: Payment['steps'][number]['step']) => ({ step: name, at: NOW, note: '' })
  const held: Partial<Payment> = { direction: 'out', awaited: 'house', promised_at: NOW + 180 * MINUTE }

  it('promises when the bank credits the money, before and after it is sent', () => {
    const last = 'next · Деньги у вас · зачислит банк до 18:00\u00a0МСК'
    expect(stepsOf(held)).toEqual([
      'done · Заявка создана',
      'now · Проверяем заявку',
      'next · Отправка в банк · отправим мы',
      last,
    ])
    expect(stepsOf({ ...held, awaited: 'provider', steps: [step('created'), step('sent')] }).slice(1)).toEqual([
      'done · Деньги отправлены',
      'now · Ждём ответа банка',
      last,
    ])
  })

  it('says when it takes longer than promised', () => {
    expect(stepsOf({ ...held, promised_at: NOW })).toEqual([
      'done · Заявка создана',
      'now · Проверяем заявку · Дольше обычного. Деньги не потеряны, можно написать в поддержку.',
      'next · Отправка в банк · отправим мы',
      'next · Деньги у вас · зачислит банк',
    ])
  })

  it.each([
    ['credited', 'done · Деньги у вас'],
    ['returned', 'ended · Банк вернул деньги'],
    ['declined', 'ended · Вывод отклонён'],
    ['cancelled', 'ended · Заявка отменена'],
  ] as const)('ends with %s', (name, last) => {
    expect(stepsOf({ ...held, awaited: '', steps: [step('created'), step(name)] }).at(-1)).toBe(last)
  })
})
