import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Link } from '../primitives/Link/Link.tsx'
import { IconButton } from '../primitives/IconButton/IconButton.tsx'
import { Alert } from '../primitives/Alert/Alert.tsx'
import { words } from '../test/words.ts'
import { UiProvider, type UiLinkProps } from './UiProvider.tsx'

describe('UiProvider', () => {
  it('gives components the words of the present language', () => {
    render(
      <UiProvider texts={{ ...words, close: 'Close' }}>
        <Alert tone="neutral" title="Saved" onClose={() => undefined} />
      </UiProvider>,
    )
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  it('renders links with the component that it was given', () => {
    const Routed = (props: UiLinkProps) => <a data-routed="" {...props} />
    render(
      <UiProvider texts={words} linkComponent={Routed}>
        <Link href="/faq">Вопросы</Link>
      </UiProvider>,
    )
    expect(screen.getByRole('link', { name: 'Вопросы' }).hasAttribute('data-routed')).toBe(true)
  })

  // `fireEvent.click` moves no focus, as a click in Safari.
  it('focuses a button that the browser has not focused on click', () => {
    render(
      <UiProvider texts={words}>
        <IconButton icon="close" label="Закрыть" />
      </UiProvider>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('leaves the focus in a field when a button beside it is clicked', () => {
    render(
      <UiProvider texts={words}>
        <input aria-label="Поиск" />
        <IconButton icon="close" label="Закрыть" />
      </UiProvider>,
    )
    screen.getByRole('textbox').focus()
    fireEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('says what to write when it is missing', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Link href="/faq">Вопросы</Link>)).toThrow(/Wrap the app in <UiProvider texts=/)
    silenced.mockRestore()
  })

  it('is not asked for by what says no words of its own', () => {
    expect(() => render(<IconButton icon="close" label="Закрыть" />)).not.toThrow()
  })
})
