import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ChoiceCards, type ChoiceCard, type ChoiceCardsProps } from './ChoiceCards.tsx'

type Method = 'transfer' | 'card' | 'sbp' | 'qiwi'
const choices: readonly ChoiceCard<Method>[] = [
  {
    value: 'transfer',
    label: 'Перевод на карту',
    facts: [
      { label: 'Комиссия', value: 'нет' },
      { label: 'Сумма', value: '300–15 000 ₽' },
    ],
    note: 'Номер карты покажем на следующем шаге',
  },
  { value: 'card', label: 'Банковская карта' },
  { value: 'qiwi', label: 'Кошелёк', disabledReason: 'Сейчас недоступен' },
  { value: 'sbp', label: 'СБП' },
]

function ControlledCards({ start = '', ...rest }: { start?: Method | '' } & Partial<ChoiceCardsProps<Method>>) {
  const [value, setValue] = useState<Method | ''>(start)
  return <ChoiceCards {...rest} label="Чем пополнить" choices={choices} value={value} onValueChange={setValue} />
}

const radio = (name: string) => screen.getByRole('radio', { name })
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describeComponent('ChoiceCards', (probe) => <ControlledCards {...probe} />)

describe('ChoiceCards', () => {
  it('rejects a value that is no option, by type', () => {
    // @ts-expect-error there is no such option
    renderUi(<ChoiceCards label="Чем пополнить" choices={choices} value="cash" onValueChange={() => undefined} />)
    expect(radio('СБП')).toBeTruthy()
  })

  it('names a card by its label and describes it by facts and note', () => {
    renderUi(<ControlledCards />)
    expect(descriptionOf(radio('Перевод на карту'))).toBe(
      'Комиссия: нет. Сумма: 300–15 000 ₽. Номер карты покажем на следующем шаге',
    )
    expect(radio('Банковская карта').hasAttribute('aria-describedby')).toBe(false)
  })

  it('describes a disabled card by the reason', async () => {
    renderUi(<ControlledCards />)
    expect(radio('Кошелёк')).toHaveProperty('disabled', true)
    expect(descriptionOf(radio('Кошелёк'))).toBe('Сейчас недоступен')
    await userEvent.click(screen.getByText('Кошелёк'))
    expect(radio('Кошелёк')).toHaveProperty('checked', false)
  })

  it('is one tab stop; Space chooses, arrows move past a disabled card', async () => {
    renderUi(<ControlledCards />)
    await userEvent.tab()
    expect(document.activeElement).toBe(radio('Перевод на карту'))
    expect(radio('Перевод на карту')).toHaveProperty('checked', false)
    await userEvent.keyboard(' ')
    expect(radio('Перевод на карту')).toHaveProperty('checked', true)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(radio('СБП')).toHaveProperty('checked', true)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('is invalid and described by its error', () => {
    renderUi(<ControlledCards error="Выберите способ" hint="Их можно сменить" />)
    const group = screen.getByRole('radiogroup', { name: 'Чем пополнить' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(group)).toBe('Их можно сменить Выберите способ')
  })

  it('passes the focus of a failed form on to the first radio', () => {
    const { container } = renderUi(<ControlledCards error="Выберите способ" />)
    container.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    expect(document.activeElement).toBe(radio('Перевод на карту'))
    expect(radio('Перевод на карту')).toHaveProperty('checked', false)
  })

  it('calls onValueChange once per choice', async () => {
    const onValueChange = vi.fn()
    renderUi(<ChoiceCards label="Банк" choices={choices} value="card" onValueChange={onValueChange} />)
    await userEvent.click(radio('СБП'))
    expect(onValueChange.mock.calls).toEqual([['sbp']])
  })
})
