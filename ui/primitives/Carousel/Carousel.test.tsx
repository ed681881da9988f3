import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { examine } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Carousel } from './Carousel.tsx'

const swiper = vi.hoisted(() => ({ made: vi.fn(), slideTo: vi.fn(), destroyed: vi.fn(), running: true }))
const heard = vi.hoisted(() => new Map<string, (swiper: { activeIndex: number }) => void>())

// jsdom has no layout to slide in: what is looked at here is what the component asks of swiper.
vi.mock('./swiper-parts.ts', () => ({
  Autoplay: {},
  Swiper: class {
    autoplay: { running: boolean; start: () => void; stop: () => void }
    constructor(_element: HTMLElement, options: { autoplay: unknown; on: Record<string, () => void> }) {
      swiper.made(options)
      for (const [name, listener] of Object.entries(options.on)) heard.set(name, listener)
      const tell = (name: string) => act(() => heard.get(name)?.({ activeIndex: 0 }))
      this.autoplay = {
        running: options.autoplay !== false,
        start: () => ((this.autoplay.running = true), tell('autoplayStart')),
        stop: () => ((this.autoplay.running = false), tell('autoplayStop')),
      }
    }
    slideTo(at: number) {
      swiper.slideTo(at)
      act(() => heard.get('slideChange')?.({ activeIndex: at }))
    }
    destroy() {
      swiper.destroyed()
    }
  },
}))

const slides = [
  { id: 'welcome', content: <a href="/promo/welcome">Приветственный пакет</a> },
  { id: 'race', content: <a href="/tournaments/race">Полярная гонка</a> },
  { id: 'friend', content: <a href="/promo/friend">Пригласите друга</a> },
]
const carousel = () => <Carousel label="Предложения" slides={slides} delay={5000} />
const preferCalm = (calm: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: calm,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )

examine('Carousel', carousel)

describe('Carousel', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    preferCalm(false)
  })

  it('shows its first slide before swiper has come', () => {
    renderUi(carousel())
    expect(swiper.made).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Приветственный пакет' })).toBeTruthy()
  })

  it('names itself and counts its slides', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить слайды' })
    expect(screen.getByRole('region', { name: 'Предложения' }).getAttribute('aria-roledescription')).toBe('Карусель')
    expect(screen.getByRole('group', { name: '1 из 3' })).toBeTruthy()
  })

  it('moves by itself with the given delay, and stops at the pause button', async () => {
    renderUi(carousel())
    await userEvent.click(await screen.findByRole('button', { name: 'Остановить слайды' }))
    expect(swiper.made.mock.calls[0]?.[0]).toMatchObject({ autoplay: { delay: 5000 } })
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
  })

  it('stops when somebody reads a slide by keyboard', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить слайды' })
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Приветственный пакет')
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
  })

  it('does not move by itself for who prefers calm', async () => {
    preferCalm(true)
    renderUi(carousel())
    await vi.waitFor(() => expect(swiper.made).toHaveBeenCalled())
    expect(swiper.made.mock.calls[0]?.[0]).toMatchObject({ autoplay: false, speed: 0 })
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
  })

  it('goes to a slide by its mark, and round by the arrows', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить слайды' })
    await userEvent.click(screen.getByRole('button', { name: 'Показать слайд 3' }))
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Показать слайд 3')
    await userEvent.click(screen.getByRole('button', { name: 'Следующий слайд' }))
    expect(swiper.slideTo).toHaveBeenLastCalledWith(0)
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущий слайд' }))
    expect(swiper.slideTo).toHaveBeenLastCalledWith(2)
  })

  it('keeps the keyboard out of slides that are not shown', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить слайды' })
    expect(screen.getByRole('group', { name: '1 из 3' }).hasAttribute('inert')).toBe(false)
    expect(screen.getByRole('group', { name: '2 из 3' }).hasAttribute('inert')).toBe(true)
  })

  it('leaves a single slide alone', () => {
    renderUi(<Carousel label="Предложения" slides={slides.slice(0, 1)} delay={5000} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('takes swiper down when it goes', async () => {
    const { unmount } = renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить слайды' })
    unmount()
    expect(swiper.destroyed).toHaveBeenCalledOnce()
  })
})
