import { fireEvent, render, screen } from '@testing-library/react'
import type {
  AnchorHTMLAttributes,
  ComponentType,
  ForwardRefExoticComponent,
  MouseEventHandler,
  RefAttributes,
  TouchEventHandler,
} from 'react'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { Link } from '../primitives/Link/Link.tsx'
import { IconButton } from '../primitives/IconButton/IconButton.tsx'
import { Alert } from '../primitives/Alert/Alert.tsx'
import { CopyValue } from '../primitives/CopyValue/CopyValue.tsx'
import { en } from '../texts/en.ts'
import { ru } from '../texts/ru.ts'
import { UiProvider, type UiLinkComponent, type UiLinkProps } from './UiProvider.tsx'

describe('UiProvider', () => {
  it('provides its texts to components', () => {
    render(
      <UiProvider texts={en}>
        <Alert tone="neutral" title="Saved" onClose={() => undefined} />
      </UiProvider>,
    )
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  it('replaces only the texts that are overridden', () => {
    render(
      <UiProvider texts={en} textOverrides={{ close: 'Dismiss' }}>
        <Alert tone="neutral" title="Saved" onClose={() => undefined} />
        <CopyValue label="Invoice" value="25" />
      </UiProvider>,
    )
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy: Invoice' })).toBeTruthy()
  })

  it('renders links with the given link component', () => {
    const Routed = (props: UiLinkProps) => <a data-routed="" {...props} />
    render(
      <UiProvider texts={ru} linkComponent={Routed}>
        <Link href="/faq">Вопросы</Link>
      </UiProvider>,
    )
    expect(screen.getByRole('link', { name: 'Вопросы' }).hasAttribute('data-routed')).toBe(true)
  })

  it('accepts a link component whose optional props have no `undefined`, such as that of Next.js', () => {
    interface OwnProps {
      href: string | URL
      prefetch?: boolean | 'auto' | null
      onClick?: MouseEventHandler<HTMLAnchorElement>
      onMouseEnter?: MouseEventHandler<HTMLAnchorElement>
      onTouchStart?: TouchEventHandler<HTMLAnchorElement>
    }
    type NextLink = ForwardRefExoticComponent<
      Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof OwnProps> & OwnProps & RefAttributes<HTMLAnchorElement>
    >
    expectTypeOf<NextLink>().toExtend<UiLinkComponent>()
    expectTypeOf<ComponentType<UiLinkProps>>().toExtend<UiLinkComponent>()
  })

  // `fireEvent.click` does not move focus, like a click in Safari.
  it('focuses a clicked button that the browser has not focused', () => {
    render(
      <UiProvider texts={ru}>
        <IconButton icon="close" label="Закрыть" />
      </UiProvider>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('keeps focus in a field when a button beside it is clicked', () => {
    render(
      <UiProvider texts={ru}>
        <input aria-label="Поиск" />
        <IconButton icon="close" label="Закрыть" />
      </UiProvider>,
    )
    screen.getByRole('textbox').focus()
    fireEvent.click(screen.getByRole('button'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('is named in the error of a component rendered outside of it', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Link href="/faq">Вопросы</Link>)).toThrow(/Wrap the app in <UiProvider texts=/)
    consoleError.mockRestore()
  })

  it('is not required by components without built-in texts', () => {
    expect(() => render(<IconButton icon="close" label="Закрыть" />)).not.toThrow()
  })
})
