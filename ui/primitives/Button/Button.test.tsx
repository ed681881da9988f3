import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button, ButtonLink } from './Button.tsx'

describeComponent('Button', () => <Button tone="primary">Создать аккаунт</Button>)
describeForwardedProps<HTMLButtonElement>('Button', (probe) => <Button {...probe}>Вход</Button>)
describeForwardedProps<HTMLAnchorElement>('Button', (probe) => (
  <ButtonLink {...probe} href="/promo">
    Акции
  </ButtonLink>
))

describe('Button', () => {
  it('submits no form unless it is told to', async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault())
    renderUi(
      <form ref={(form) => form?.addEventListener('submit', submitted)}>
        <Button>Показать пароль</Button>
        <Button type="submit">Войти</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
    expect(submitted).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(submitted).toHaveBeenCalledOnce()
  })

  it('keeps its focus while it is busy, says so, and takes no second press', async () => {
    const pressed = vi.fn()
    const { rerender } = renderUi(<Button onClick={pressed}>Создать аккаунт</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button onClick={pressed} busy>
        Создать аккаунт
      </Button>,
    )
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(screen.getByRole('button'))
    expect(pressed).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit its form again while it is busy', async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault())
    renderUi(
      <form ref={(form) => form?.addEventListener('submit', submitted)}>
        <Button type="submit" busy>
          Войти
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submitted).not.toHaveBeenCalled()
  })

  it('takes no class of its caller', () => {
    // @ts-expect-error the look is closed: a tone or a size says it
    expect(<Button className="boxed">Вход</Button>).toBeTruthy()
  })
})
