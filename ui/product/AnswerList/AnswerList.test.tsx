import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { AnswerList, type AnswerListGroup, type OpenAnswers } from './AnswerList.tsx'

const groups: AnswerListGroup[] = [
  {
    id: '3',
    title: 'Пополнение',
    topic: 'deposit',
    answers: [
      { id: '3-1', title: 'Сколько можно внести?', content: 'От 100 ₽.' },
      { id: '3-2', title: 'Когда придут деньги?', content: 'За пять минут.' },
    ],
  },
  { id: '4', title: 'Вывод', topic: 'withdrawal', answers: [{ id: '4-1', title: 'Как долго?', content: 'Три часа.' }] },
]
const list = (groupsOpen: string[] = ['3'], answersOpen: string[] = []) => (
  <AnswerList groups={groups} defaultOpen={{ groups: groupsOpen, answers: answersOpen }} linkLabel="Ссылка на ответ" />
)

describeComponent('AnswerList', () => list(['3'], ['3-1']))

it('AnswerList opens what it was told to and nothing else', () => {
  renderUi(list(['3'], ['3-2']))
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'Пополнение',
    'Когда придут деньги?',
  ])
  expect(screen.queryByText('От 100 ₽.')).toBeNull()
})

it('AnswerList gives each open answer its address, named by its question', async () => {
  renderUi(list())
  await userEvent.click(screen.getByRole('button', { name: 'Сколько можно внести?' }))
  const link = screen.getByRole('link', { name: 'Ссылка на ответ: Сколько можно внести?' })
  expect(link.getAttribute('href')).toBe('#3-1')
  expect(document.getElementById('3-1')?.textContent).toContain('От 100 ₽.')
})

it('AnswerList keeps several groups open', async () => {
  renderUi(list())
  await userEvent.click(screen.getByRole('button', { name: 'Вывод' }))
  expect(screen.getByRole('button', { name: 'Как долго?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Когда придут деньги?' })).toBeTruthy()
})

it('AnswerList opens what comes to be named, beside what its reader has opened', async () => {
  const named = (id: string | null) => (
    <AnswerList groups={groups} defaultOpen={{ groups: ['3'], answers: [] }} named={id} linkLabel="Ссылка на ответ" />
  )
  const opened = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  const { rerender } = renderUi(named(null))
  await userEvent.click(screen.getByRole('button', { name: 'Когда придут деньги?' }))
  rerender(named('4-1'))
  expect(opened()).toEqual(['Пополнение', 'Когда придут деньги?', 'Вывод', 'Как долго?'])
  await userEvent.click(screen.getByRole('button', { name: 'Вывод' }))
  rerender(named('3-1'))
  expect(opened()).toEqual(['Пополнение', 'Сколько можно внести?', 'Когда придут деньги?'])
  rerender(named('4-1'))
  expect(opened()).toContain('Как долго?')
  rerender(named('9-9'))
  expect(opened()).toHaveLength(5)
})

it('AnswerList tells what is open, at first and after each press', async () => {
  const told: OpenAnswers[] = []
  renderUi(
    <AnswerList
      groups={groups}
      defaultOpen={{ groups: ['3'], answers: [] }}
      onOpen={(open) => told.push(open)}
      linkLabel="Ссылка на ответ"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Когда придут деньги?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Пополнение' }))
  expect([told.at(0), told.at(-2), told.at(-1)]).toEqual([
    { groups: ['3'], answers: [] },
    { groups: ['3'], answers: ['3-2'] },
    { groups: [], answers: ['3-2'] },
  ])
})
