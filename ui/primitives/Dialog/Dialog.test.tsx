import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { mainTarget } from '../../private/dom.ts'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

describeComponent('Dialog', (probe) => (
  <Dialog {...probe} open onOpenChange={() => undefined} title="Регистрация" description="Займёт минуту.">
    Поля
  </Dialog>
))

function ControlledDialog({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Регистрация</Button>
      <Button>Вход</Button>
      <Dialog
        open={open}
        title="Новый аккаунт"
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) onClosed?.()
        }}
      >
        <input aria-label="Телефон" />
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('moves focus in, traps it and restores it on close', async () => {
    renderUi(<ControlledDialog />)
    const opener = screen.getByRole('button', { name: 'Регистрация' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: 'Новый аккаунт' })
    for (let press = 0; press < 5; press += 1) {
      expect(dialog.contains(document.activeElement)).toBe(true)
      await userEvent.tab()
    }
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('has the focus and closes by Escape from its first frame', () => {
    const onOpenChange = vi.fn()
    function EarlyEscape() {
      // Runs before the effects of the dialog.
      useEffect(() => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
      }, [])
      return 'Поля'
    }
    renderUi(
      <Dialog open onOpenChange={onOpenChange} title="Новый аккаунт">
        <EarlyEscape />
      </Dialog>,
    )
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('moves focus to the main content on close when the opener is gone', async () => {
    function SignIn() {
      const [step, setStep] = useState<'guest' | 'welcome' | 'player'>('guest')
      return (
        <main {...mainTarget}>
          {step === 'guest' ? <button onClick={() => setStep('welcome')}>Войти</button> : null}
          <Dialog open={step === 'welcome'} onOpenChange={() => setStep('player')} title="Добро пожаловать">
            Готово
          </Dialog>
        </main>
      )
    }
    renderUi(<SignIn />)
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('keeps the focus that its action has moved to a field of the page', async () => {
    function Transfer() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button onClick={() => setOpen(true)}>Проверить заявку</button>
          <input aria-label="Сумма" />
          <Dialog open={open} onOpenChange={setOpen} title="Всё верно?">
            <button
              onClick={() => {
                flushSync(() => setOpen(false))
                screen.getByLabelText('Сумма').focus()
              }}
            >
              Вывести
            </button>
          </Dialog>
        </>
      )
    }
    renderUi(<Transfer />)
    await userEvent.click(screen.getByRole('button', { name: 'Проверить заявку' }))
    await userEvent.click(screen.getByRole('button', { name: 'Вывести' }))
    // Radix reports the close one timer later.
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(screen.getByLabelText('Сумма'))
  })

  it('restores focus to the opener of the first dialog when dialogs replace each other, and not before', async () => {
    function TwoDialogs() {
      const [shown, setShown] = useState<'none' | 'signIn' | 'signUp'>('none')
      const close = () => setShown('none')
      return (
        <>
          <button onClick={() => setShown('signIn')}>Войти</button>
          {shown === 'signIn' ? (
            <Dialog open onOpenChange={close} title="Вход">
              <button onClick={() => setShown('signUp')}>Нет аккаунта?</button>
            </Dialog>
          ) : null}
          {shown === 'signUp' ? (
            <Dialog open onOpenChange={close} title="Регистрация">
              <input autoFocus aria-label="Телефон" />
              <button onClick={() => setShown('signIn')}>Уже есть?</button>
            </Dialog>
          ) : null}
        </>
      )
    }
    renderUi(<TwoDialogs />)
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    await userEvent.click(screen.getByRole('button', { name: 'Нет аккаунта?' }))
    // The closing dialog leaves the focus to the other one.
    await userEvent.keyboard('79')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' }).value).toBe('79')
    await userEvent.click(screen.getByRole('button', { name: 'Уже есть?' }))
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Войти' }))
  })

  it('hides the page behind it from screen readers while open', async () => {
    renderUi(<ControlledDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    expect(screen.queryByRole('button', { name: 'Вход' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.getByRole('button', { name: 'Вход' })).toBeTruthy()
  })

  it('keeps focus after a click on non-focusable content', async () => {
    renderUi(<ControlledDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    const dialog = screen.getByRole('dialog')
    await userEvent.click(screen.getByRole('heading', { name: 'Новый аккаунт' }))
    expect(document.activeElement).toBe(dialog)
    await userEvent.tab({ shift: true })
    expect(dialog.contains(document.activeElement)).toBe(true)
  })

  it('sets aria-hidden on no element, which browsers ignore where it contains the focus', async () => {
    const focusedWhenHidden: Element[] = []
    const setAttribute = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
      this: Element,
      name,
      value,
    ) {
      if (name === 'aria-hidden' && this.contains(document.activeElement)) focusedWhenHidden.push(this)
      this.attributes.setNamedItem(Object.assign(document.createAttribute(name), { value }))
    })
    renderUi(<ControlledDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    setAttribute.mockRestore()
    expect(focusedWhenHidden).toEqual([])
    expect(screen.queryByRole('button', { name: 'Вход' })).toBeNull()
  })

  it('hides the page when a field in it has autoFocus', async () => {
    renderUi(
      <>
        <Button>Вход</Button>
        <Dialog open onOpenChange={() => undefined} title="Поиск">
          <input aria-label="Игра" autoFocus />
        </Dialog>
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Игра' }))
    expect(screen.queryByRole('button', { name: 'Вход' })).toBeNull()
  })

  it('restores the page, including its scrolling, on close', async () => {
    renderUi(<ControlledDialog />)
    const before = document.body.cloneNode(true)
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(document.body.style.pointerEvents).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.body.isEqualNode(before)).toBe(true)
  })

  it('reserves the width of the scrollbar that it hides, and only shows it again on close', async () => {
    const { style } = document.documentElement
    style.cssText = ''
    vi.spyOn(document.documentElement, 'offsetWidth', 'get').mockReturnValue(window.innerWidth - 15)
    renderUi(<ControlledDialog />)
    const read = () => [style.overflow, style.scrollbarGutter, style.getPropertyValue('--scrollbar-width')]
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    expect(read()).toEqual(['hidden', 'auto', '15px'])
    await userEvent.keyboard('{Escape}')
    // The rest is inherited: changing it would restyle the whole page again.
    expect(read()).toEqual(['', 'auto', '15px'])
    // As after zooming.
    window.dispatchEvent(new Event('resize'))
    expect(read()).toEqual(['', '', ''])
  })

  it('changes nothing on the root of a page without a scrollbar but its overflow', async () => {
    const { style } = document.documentElement
    style.cssText = ''
    vi.spyOn(document.documentElement, 'offsetWidth', 'get').mockReturnValue(window.innerWidth)
    renderUi(<ControlledDialog />)
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    expect(style.cssText).toBe('overflow: hidden;')
    await userEvent.keyboard('{Escape}')
    expect(style.cssText).toBe('')
  })

  it('closes on a click on the overlay', async () => {
    const closed = vi.fn()
    renderUi(<ControlledDialog onClosed={closed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    const overlay = screen.getByRole('dialog').parentElement
    if (overlay === null) throw new Error('The dialog has no overlay.')
    await userEvent.click(overlay)
    expect(closed).toHaveBeenCalledOnce()
  })

  it('requires a title', () => {
    // @ts-expect-error a dialog without a title has no accessible name
    const nameless: DialogProps = { open: true, onOpenChange: () => undefined, children: 'Поля' }
    expect(nameless).not.toHaveProperty('title')
  })
})
