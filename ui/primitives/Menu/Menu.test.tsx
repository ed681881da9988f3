import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Menu } from './Menu.tsx'

const choices = [
  { value: 'ru', label: 'Русский', lang: 'ru' },
  { value: 'en', label: 'English', lang: 'en' },
] as const
const menu = (onValueChange: (value: 'ru' | 'en') => void = () => undefined, probe?: ProbeProps) => (
  <Menu {...probe} label="Язык: русский" icon="language" choices={choices} value="ru" onValueChange={onValueChange} />
)

describeComponent('Menu', (probe) => menu(undefined, probe), 'IconButton')

describe('Menu', () => {
  it('opens by keyboard, checks the current choice and selects by arrows and Enter', async () => {
    const onValueChange = vi.fn()
    renderUi(menu(onValueChange))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Русский')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('en')
  })

  it('closes on Escape and restores focus to the button', async () => {
    renderUi(menu())
    const button = screen.getByRole('button')
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('is named by its button with any id', async () => {
    renderUi(menu(undefined, { ref: () => undefined, id: 'language', 'data-testid': 'language' }))
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('menu', { name: 'Язык: русский' })).toBeTruthy()
  })

  it('sets lang on each choice', async () => {
    renderUi(menu())
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('menuitemradio', { name: 'English' }).lang).toBe('en')
  })

  it('opens on mount with defaultOpen and takes the focus', async () => {
    renderUi(
      <Menu label="Язык: русский" icon="language" choices={choices} value="ru" onValueChange={vi.fn()} defaultOpen />,
    )
    expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Язык: русский' }))
  })
})
