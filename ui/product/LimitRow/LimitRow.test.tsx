import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LimitRow } from './LimitRow.tsx'

const use = { used: 2000, max: 5000, label: 'Использовано', usedText: '2 000 из 5 000 ₽', leftText: 'Осталось 3 000 ₽' }
const pending = { text: 'Завтра: 10 000 ₽', action: <button>Отменить</button> }

describeComponent('LimitRow', (probe) => (
  <LimitRow {...probe} label="За 24 часа" amount="5 000 ₽" isSet use={use} pending={pending} />
))

it('LimitRow is a group named by its period, with its use and the change that waits', () => {
  renderUi(<LimitRow label="За 24 часа" amount="5 000 ₽" isSet use={use} pending={pending} />)
  const row = within(screen.getByRole('group', { name: 'За 24 часа' }))
  expect(row.getByRole('heading', { level: 3 }).textContent).toBe('За 24 часа')
  const bar = row.getByRole('progressbar', { name: 'Использовано' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['40', '2 000 из 5 000 ₽'])
  expect(row.getByText('Осталось 3 000 ₽')).toBeTruthy()
  expect(row.getByText('Завтра: 10 000 ₽')).toBeTruthy()
})

it('LimitRow without a limit has neither a bar nor a change', () => {
  renderUi(<LimitRow label="За 24 часа" amount="Без лимита" isSet={false} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('group').dataset['state']).toBe('unset')
})
