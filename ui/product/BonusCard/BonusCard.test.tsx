import { screen, within } from '@testing-library/react'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { BonusCard, type BonusCardProps } from './BonusCard.tsx'

const stub = { figure: '+300 %', lines: ['до 20 000 ₽'] }
const cost = { label: 'Цена', amount: '2 400 ₽', share: 0.4, spent: 'на отыгрыш', kept: 'останется 3 600 ₽' }
const progress = { label: 'Отыгрыш', percent: 63, figure: '63 %', caption: 'отыграно' }
const common = { title: 'Бонус', children: <p>Условия</p>, actions: <button type="button">Взять</button> }

const cards: readonly BonusCardProps[] = [
  { ...common, state: 'available', status: 'Можно взять', stub, cost },
  { ...common, state: 'waiting', status: 'Ждёт депозита', stub },
  { ...common, state: 'active', status: 'Идёт отыгрыш', progress },
  { ...common, state: 'used', status: 'Отыгран', stamp: ['Закрыт', '3 ноября'] },
  { ...common, state: 'expired', status: 'Истёк' },
  { ...common, state: 'lost', status: 'Не отыгран' },
  { ...common, state: 'cancelled', status: 'Отказ' },
]

describeComponent('BonusCard', (probe: ProbeProps) => (
  <BonusCard {...probe} state="expired" status="Истёк" title="Бонус" />
))

describe('BonusCard', () => {
  it.each(cards.map((card) => [card.state, card] as const))(
    '%s is an article with its state, title and action',
    (_, card) => {
      renderUi(<BonusCard {...card} />)
      const article = within(screen.getByRole('article'))
      expect(article.getByRole('heading', { level: 2, name: 'Бонус' })).toBeTruthy()
      expect(article.getByText(card.status)).toBeTruthy()
      expect(article.getByText('Условия')).toBeTruthy()
      expect(article.getByRole('button', { name: 'Взять' })).toBeTruthy()
    },
  )

  it('has an icon of its own for what can be taken, waits, runs, was wagered and is over', () => {
    const { container } = renderUi(
      <>
        {cards.map((card) => (
          <BonusCard key={card.state} {...card} />
        ))}
      </>,
    )
    const icons = [...container.querySelectorAll('[data-of] svg')].map((svg) => svg.innerHTML)
    expect(new Set(icons.slice(0, 6)).size).toBe(6)
  })

  it('shows stub and cost of a ticket', () => {
    const [ticket] = cards
    if (ticket === undefined) throw new Error('There is no ticket.')
    renderUi(<BonusCard {...ticket} />)
    for (const text of ['+300 %', 'до 20 000 ₽', '2 400 ₽', 'на отыгрыш', 'останется 3 600 ₽'])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it('names the wagered share, and shows no ring without wagering', () => {
    renderUi(<BonusCard state="active" status="Активен" title="Первый" progress={progress} />)
    const ring = screen.getByRole('progressbar', { name: 'Отыгрыш' })
    expect([ring.getAttribute('aria-valuenow'), ring.getAttribute('aria-valuetext')]).toEqual(['63', '63 % отыграно'])
    renderUi(<BonusCard state="active" status="Активен" title="Второй" />)
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  })
})

describe('BonusCardProps', () => {
  interface Text {
    title: string
    status: string
  }

  it('take what the state needs', () => {
    expectTypeOf<Text & { state: 'active' }>().toExtend<BonusCardProps>()
    expectTypeOf<Text & { state: 'available' }>().not.toExtend<BonusCardProps>()
    expectTypeOf<Text & { state: 'used' }>().not.toExtend<BonusCardProps>()
    expectTypeOf<Text & { state: 'won' }>().not.toExtend<BonusCardProps>()
  })
})
