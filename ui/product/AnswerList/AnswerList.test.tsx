import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
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
const list = (groupsOpen: string[] = ['3'], answersOpen: string[] = [], probe?: ProbeProps) => (
  <AnswerList
    {...probe}
    groups={groups}
    defaultOpen={{ groups: groupsOpen, answers: answersOpen }}
    linkLabel="Ссылка на ответ"
  />
)

describeComponent('AnswerList', (probe) => list(['3'], ['3-1'], probe))

it('AnswerList opens only the groups and answers of defaultOpen', () => {
  renderUi(list(['3'], ['3-2']))
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'Пополнение',
    'Когда придут деньги?',
  ])
  expect(screen.getByText('От 100 ₽.').closest('[hidden="until-found"]')).not.toBeNull()
})

it('AnswerList links each open answer by its id, named by its question', async () => {
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

it('AnswerList opens a newly targeted answer and keeps the others open', async () => {
  const targeting = (id: string | null) => (
    <AnswerList
      groups={groups}
      defaultOpen={{ groups: ['3'], answers: [] }}
      targetId={id}
      linkLabel="Ссылка на ответ"
    />
  )
  const expandedTexts = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  const { rerender } = renderUi(targeting(null))
  await userEvent.click(screen.getByRole('button', { name: 'Когда придут деньги?' }))
  rerender(targeting('4-1'))
  expect(expandedTexts()).toEqual(['Пополнение', 'Когда придут деньги?', 'Вывод', 'Как долго?'])
  await userEvent.click(screen.getByRole('button', { name: 'Вывод' }))
  rerender(targeting('3-1'))
  expect(expandedTexts()).toEqual(['Пополнение', 'Сколько можно внести?', 'Когда придут деньги?'])
  rerender(targeting('4-1'))
  expect(expandedTexts()).toContain('Как долго?')
  rerender(targeting('9-9'))
  expect(expandedTexts()).toHaveLength(5)
})

it('AnswerList reports the open groups and answers on mount and after each change', async () => {
  const calls: OpenAnswers[] = []
  renderUi(
    <AnswerList
      groups={groups}
      defaultOpen={{ groups: ['3'], answers: [] }}
      onOpenChange={(open) => calls.push(open)}
      linkLabel="Ссылка на ответ"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Когда придут деньги?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Пополнение' }))
  expect([calls.at(0), calls.at(-2), calls.at(-1)]).toEqual([
    { groups: ['3'], answers: [] },
    { groups: ['3'], answers: ['3-2'] },
    { groups: [], answers: ['3-2'] },
  ])
})

it('AnswerList opens the group and the answer in which search in the page has found something', () => {
  renderUi(list())
  // A browser fires the event on each hidden panel around the match, the outermost first.
  for (const panel of document.querySelectorAll('[hidden="until-found"]'))
    if (panel.textContent.includes('Три часа.')) act(() => void panel.dispatchEvent(new Event('beforematch')))
  const expandedTexts = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  expect(expandedTexts).toEqual(['Пополнение', 'Вывод', 'Как долго?'])
})
