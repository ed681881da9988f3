import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Checklist } from './Checklist.tsx'

const list = (probe?: ProbeProps) => (
  <Checklist
    {...probe}
    items={[
      { id: 'phone', label: 'Телефон', state: 'done', stateText: 'Готово', note: '+7 999 123-45-67' },
      { id: 'email', label: 'E-mail', state: 'todo', stateText: 'Ещё нет', action: <button>Подтвердить</button> },
    ]}
  />
)

describeComponent('Checklist', list)

it('Checklist shows the state of each item as text, in order', () => {
  renderUi(list())
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['ТелефонГотово+7 999 123-45-67', 'E-mailЕщё нетПодтвердить'])
  const [, email] = items
  expect(email === undefined ? null : within(email).getByRole('button', { name: 'Подтвердить' })).toBeTruthy()
})
