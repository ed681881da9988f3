import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ChoiceSheet } from './ChoiceSheet.tsx'

const choices = [
  { value: 'card', label: 'Банковская карта', facts: [{ label: 'Комиссия', value: 'нет' }] },
  { value: 'sbp', label: 'СБП', facts: [{ label: 'Комиссия', value: '1 %' }] },
  { value: 'wallet', label: 'Кошелёк', disabledReason: 'Сейчас недоступен' },
]

function Methods({ start = 'card', ...rest }: { start?: string; error?: string; 'data-testid'?: string }) {
  const [value, setValue] = useState(start)
  return (
    <ChoiceSheet
      label="Чем пополнить"
      placeholder="Выберите способ"
      choices={choices}
      value={value}
      onValueChange={setValue}
      {...rest}
    />
  )
}

function useNarrowPage(): void {
  const original = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...original(query),
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
afterEach(() => void vi.restoreAllMocks())

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^Чем пополнить: ${name}`, 'u') })

describeComponent('ChoiceSheet', (probe) => (
  <ChoiceSheet
    {...probe}
    label="Метод"
    placeholder="Выберите"
    choices={choices}
    value=""
    onValueChange={() => undefined}
  />
))

describe('ChoiceSheet', () => {
  it('shows all cards where there is room', () => {
    renderUi(<Methods />)
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows the chosen card on a phone, and a tap in the sheet chooses and closes it', async () => {
    useNarrowPage()
    renderUi(<Methods />)
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(row('Банковская карта'))
    expect(screen.getByRole('dialog', { name: 'Чем пополнить' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'СБП' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row('СБП').textContent).toContain('Комиссия: 1 %')
  })

  it('passes its attributes to its root on a phone, too', () => {
    useNarrowPage()
    renderUi(<Methods data-testid="methods" />)
    expect(screen.getByTestId('methods').contains(row('Банковская карта'))).toBe(true)
  })

  it('stays open while arrow keys move through the cards', async () => {
    useNarrowPage()
    renderUi(<Methods />)
    await userEvent.click(row('Банковская карта'))
    screen.getByRole('radio', { name: 'Банковская карта' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'СБП' }).checked).toBe(true)
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(row('СБП'))
  })

  it.each([
    ['', 'Выберите способ'],
    ['wallet', 'Кошелёк'],
  ])('names the row for the value %j', (start, name) => {
    useNarrowPage()
    renderUi(<Methods start={start} error="Выберите другой способ" />)
    expect(row(name).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  })
})
