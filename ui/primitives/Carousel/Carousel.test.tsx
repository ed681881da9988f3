import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { words } from '../../test/words.ts'
import { UiProvider } from '../../provider/UiProvider.tsx'
import { Carousel } from './Carousel.tsx'

const swiper = vi.hoisted(() => ({
  made: vi.fn(),
  slideTo: vi.fn(),
  destroyed: vi.fn(),
  fails: false,
  params: { speed: 0 },
}))
const heard = vi.hoisted(() => new Map<string, (swiper: { activeIndex: number }) => void>())

// jsdom has no layout to slide in: what is looked at here is what the component asks of swiper.
vi.mock('swiper', () => ({
  Swiper: class {
    params = { speed: 0 }
    constructor(_element: HTMLElement, options: { speed: number; on: Record<string, () => void> }) {
      if (swiper.fails) throw new Error('no swiper')
      swiper.made(options)
      this.params.speed = options.speed
      swiper.params = this.params
      for (const [name, listener] of Object.entries(options.on)) heard.set(name, listener)
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

/** The timers that the component has set; only the test lets them end. */
const timers = new Set<{ delay: number; run: () => void }>()
const after = (delay: number, run: () => void) => {
  const timer = { delay, run }
  timers.add(timer)
  return () => timers.delete(timer)
}
const pass = () =>
  act(() => {
    for (const timer of [...timers]) {
      timers.delete(timer)
      timer.run()
    }
  })

const slides = [
  { id: 'welcome', content: <a href="/promo/welcome">Приветственный пакет</a> },
  { id: 'race', content: <a href="/tournaments/race">Полярная гонка</a> },
  { id: 'friend', content: <a href="/promo/friend">Пригласите друга</a> },
]
const carousel = (shown = slides) => <Carousel label="Предложения" slides={shown} delay={5000} />
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

describeComponent('Carousel', carousel)

describe('Carousel', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    swiper.fails = false
    timers.clear()
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

  /** Swiper comes with a frame. */
  const stop = async () => {
    await vi.waitFor(() => expect(swiper.made).toHaveBeenCalled())
    await act(async () => undefined)
    return screen.getByRole('button', { name: 'Остановить слайды' })
  }
  const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')

  it('moves by itself with the given delay, round and round, and stops at the pause button', async () => {
    renderUi(carousel(), { after })
    await stop()
    expect([...timers].map(({ delay }) => delay)).toEqual([5000])
    pass()
    expect(shown()).toBe('Показать слайд 2')
    pass()
    pass()
    expect(shown()).toBe('Показать слайд 1')
    await userEvent.click(await stop())
    expect(timers.size).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Запустить слайды' }))
    expect(timers.size).toBe(1)
  })

  const drawn = () =>
    slides.filter(({ content }) => screen.queryByText(content.props.children) !== null).map(({ id }) => id)

  it('draws a slide when it is the next one, or chosen', async () => {
    renderUi(carousel(), { after })
    expect(drawn()).toEqual(['welcome'])
    await stop()
    expect(drawn()).toEqual(['welcome', 'race'])
    await userEvent.click(screen.getByRole('button', { name: 'Показать слайд 3' }))
    expect(drawn()).toEqual(['welcome', 'race', 'friend'])
  })

  it('waits while a mouse rests on it', async () => {
    renderUi(carousel(), { after })
    await stop()
    await userEvent.hover(screen.getByRole('link', { name: 'Приветственный пакет' }))
    expect(timers.size).toBe(0)
    await userEvent.unhover(screen.getByRole('link', { name: 'Приветственный пакет' }))
    expect(timers.size).toBe(1)
  })

  it('waits while the focus is on a control, unless it was asked to move', async () => {
    renderUi(carousel(), { after })
    const pause = await stop()
    act(() => pause.focus())
    expect(timers.size).toBe(0)
    act(() => pause.blur())
    expect(timers.size).toBe(1)
    act(() => pause.focus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Остановить слайды' })).toBe(document.activeElement)
    expect(timers.size).toBe(1)
  })

  it.each([
    ['a swipe', () => Promise.resolve(act(() => heard.get('sliderFirstMove')?.({ activeIndex: 0 })))],
    ['a mark', () => userEvent.click(screen.getByRole('button', { name: 'Показать слайд 3' }))],
    ['an arrow', () => userEvent.click(screen.getByRole('button', { name: 'Следующий слайд' }))],
  ])('is in the hands of who took it by %s', async (_, take) => {
    renderUi(carousel(), { after })
    await stop()
    await take()
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
    expect(timers.size).toBe(0)
  })

  it('does not move a page that nobody sees', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    renderUi(carousel(), { after })
    await stop()
    pass()
    pass()
    expect(swiper.slideTo).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    pass()
    expect(shown()).toBe('Показать слайд 2')
    hidden.mockRestore()
  })

  it('stops when somebody reads a slide by keyboard', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить слайды' })
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Приветственный пакет')
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
  })

  it('stays with who has taken it in hand before swiper came', async () => {
    renderUi(carousel(), { after })
    act(() => screen.getByRole('link', { name: 'Приветственный пакет' }).focus())
    await vi.waitFor(() => expect(swiper.made).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
    expect(timers.size).toBe(0)
  })

  /** The same carousel, told of what its visitor or its operator changes. */
  const changing = () => {
    const page = (calm: boolean, shownSlides = slides) => (
      <UiProvider texts={words} after={after} reducedMotion={calm}>
        {carousel(shownSlides)}
      </UiProvider>
    )
    const { rerender } = render(page(false))
    return {
      calm: (chosen: boolean) => rerender(page(chosen)),
      give: (given: typeof slides) => rerender(page(false, given)),
    }
  }

  it('stays at its slide when calm is chosen and left again, with the pause that was pressed', async () => {
    const { calm } = changing()
    await stop()
    await userEvent.click(screen.getByRole('button', { name: 'Показать слайд 3' }))
    calm(true)
    expect(swiper.params.speed).toBe(0)
    calm(false)
    expect(swiper.params.speed).toBeGreaterThan(0)
    expect(swiper.made).toHaveBeenCalledOnce()
    expect(shown()).toBe('Показать слайд 3')
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
  })

  it('stops when calm is chosen, whatever was asked for before, and may be asked again', async () => {
    const { calm } = changing()
    await userEvent.click(await stop())
    await userEvent.click(screen.getByRole('button', { name: 'Запустить слайды' }))
    expect(timers.size).toBe(1)
    calm(true)
    expect(timers.size).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Запустить слайды' }))
    expect(timers.size).toBe(1)
  })

  it('stays at its place where the slides become others', async () => {
    const { give } = changing()
    await stop()
    await userEvent.click(screen.getByRole('button', { name: 'Показать слайд 3' }))
    give(slides.slice(0, 2))
    await vi.waitFor(() => expect(swiper.made).toHaveBeenCalledTimes(2))
    expect(swiper.made.mock.lastCall?.[0]).toMatchObject({ initialSlide: 1 })
    expect(shown()).toBe('Показать слайд 2')
  })

  it('changes its slides without a movement where swiper does not come, and says so to the operator', async () => {
    swiper.fails = true
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    renderUi(carousel(), { after })
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: 'Показать слайд 3' }))
    expect(shown()).toBe('Показать слайд 3')
    expect(screen.getByRole('group', { name: '3 из 3' }).hasAttribute('inert')).toBe(false)
    expect(screen.getByRole('link', { name: 'Пригласите друга' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('does not move by itself for who prefers calm', async () => {
    preferCalm(true)
    renderUi(carousel(), { after })
    await vi.waitFor(() => expect(swiper.made).toHaveBeenCalled())
    expect(swiper.made.mock.calls[0]?.[0]).toMatchObject({ speed: 0 })
    expect(timers.size).toBe(0)
    expect(screen.getByRole('button', { name: 'Запустить слайды' })).toBeTruthy()
  })

  it('goes to a slide by its mark, and round by the arrows', async () => {
    renderUi(carousel())
    await stop()
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
    await stop()
    unmount()
    expect(swiper.destroyed).toHaveBeenCalledOnce()
  })
})
