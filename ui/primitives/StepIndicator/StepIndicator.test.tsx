import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { StepIndicator } from './StepIndicator.tsx'

const steps = ['Контакт', 'Код', 'Новый пароль']
describeComponent('StepIndicator', (probe) => (
  <StepIndicator {...probe} label="Восстановление доступа" steps={steps} current={1} />
))

it('StepIndicator marks the current step and has text alternatives', () => {
  renderUi(<StepIndicator label="Восстановление доступа" steps={steps} current={1} />)
  const items = within(screen.getByRole('list', { name: 'Восстановление доступа' })).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map((item) => item.getAttribute('data-state'))).toEqual(['done', 'current', 'ahead'])
  expect(items[1]?.textContent).toBe('2Шаг 2 из 3:Код')
})
