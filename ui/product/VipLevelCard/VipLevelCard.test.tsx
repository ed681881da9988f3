import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { VipLevelCard, type VipLevelTier } from './VipLevelCard.tsx'
import { VipTierCard } from './VipTierCard.tsx'

const tier = (number: number, currentLabel: string | null = null): VipLevelTier => ({
  id: String(number),
  label: `Ступень ${number}`,
  name: `Любитель ${number}`,
  facts: [{ id: 'cashback', label: 'Кешбэк', value: `${number}0 %` }],
  currentLabel,
})
const card = (defaultTier?: string, probe?: ProbeProps, compared = false) => (
  <VipLevelCard
    {...probe}
    level={2}
    name="Любитель"
    perks={[
      { icon: 'manager', text: 'Менеджер' },
      { icon: 'birthday', text: 'Без бонуса ко дню рождения', absent: true },
    ]}
    compared={compared}
    tiersLabel="Ступени уровня «Любитель»"
    tiers={[tier(1), tier(2, 'Ваша ступень'), tier(3)]}
    {...(defaultTier === undefined ? {} : { defaultTier })}
  />
)

describeComponent('VipLevelCard', (probe) => card(undefined, probe))
describeComponent('VipTierCard', (probe) => <VipTierCard {...probe} name="Любитель 1" facts={[]} currentLabel={null} />)

it('VipLevelCard shows the selected tier', async () => {
  renderUi(card())
  expect(screen.getByText('10 %')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Ступень 3' }))
  expect(screen.getByRole('tabpanel', { name: 'Ступень 3' }).textContent).toBe('Любитель 3Кешбэк30 %')
})

it("VipLevelCard opens the player's tier first and labels it", () => {
  renderUi(card('2'))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Ступень 2')
  expect(screen.getByText('Ваша ступень')).toBeTruthy()
})

it('VipLevelCard compares all tiers without tabs', () => {
  renderUi(card(undefined, undefined, true))
  expect(screen.queryByRole('tab')).toBeNull()
  const tiers = screen.getByRole('group', { name: 'Ступени уровня «Любитель»' })
  expect(tiers.textContent).toBe('Любитель 1Кешбэк10 %Любитель 2Ваша ступеньКешбэк20 %Любитель 3Кешбэк30 %')
})

it('VipLevelCard lists its perks, also those that it does not have', () => {
  renderUi(card())
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Менеджер',
    'Без бонуса ко дню рождения',
  ])
})

it('VipTierCard shows the points to the next tier', () => {
  const progress = { label: 'До следующей ступени', value: 640, max: 1000, valueText: '640 из 1 000' }
  renderUi(<VipTierCard name="Любитель 2" facts={[]} currentLabel="Ваша ступень" progress={progress} />)
  const bar = screen.getByRole('progressbar', { name: 'До следующей ступени' })
  expect(bar.getAttribute('aria-valuetext')).toBe('640 из 1 000')
})
