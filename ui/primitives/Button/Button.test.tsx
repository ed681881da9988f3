import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button, ButtonLink } from './Button.tsx'

describeComponent('Button', (probe) => (
  <Button {...probe} tone="primary">
    Создать аккаунт
  </Button>
))
describeComponent(
  'ButtonLink',
  (probe) => (
    <ButtonLink {...probe} href="/promo">
      Акции
    </ButtonLink>
  ),
  'Button',
)

describe('Button', () => {
  it('does not submit its form unless its type is submit', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    renderUi(
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button>Показать пароль</Button>
        <Button type="submit">Войти</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps focus, sets aria-busy and ignores clicks while busy', async () => {
    const onClick = vi.fn()
    const { rerender } = renderUi(<Button onClick={onClick}>Создать аккаунт</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button onClick={onClick} busy>
        Создать аккаунт
      </Button>,
    )
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('does not submit its form while busy', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    renderUi(
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button type="submit" busy>
          Войти
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('does not accept className', () => {
    // @ts-expect-error styling is limited to tone and size
    expect(<Button className="boxed">Вход</Button>).toBeTruthy()
  })
})
