import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ru } from '../../texts/ru.ts'
import { UiProvider } from '../../provider/UiProvider.tsx'
import { Carousel } from './Carousel.tsx'

const swiper = vi.hoisted(() => ({
  constructed: vi.fn(),
  slideTo: vi.fn(),
  destroyed: vi.fn(),
  shouldFail: false,
  params: { speed: 0 },
}))
const swiperListeners = vi.hoisted(() => new Map<string, (swiper: { activeIndex: number }) => void>())

// jsdom has no layout, so the tests check only the calls to swiper.
vi.mock('swiper', () => ({
  Swiper: class {
    params = { speed: 0 }
    constructor(_element: HTMLElement, options: { speed: number; on: Record<string, () => void> }) {
      if (swiper.shouldFail) throw new Error('no swiper')
      swiper.constructed(options)
      this.params.speed = options.speed
      swiper.params = this.params
      for (const [name, listener] of Object.entries(options.on)) swiperListeners.set(name, listener)
    }
    slideTo(index: number) {
      swiper.slideTo(index)
      act(() => swiperListeners.get('slideChange')?.({ activeIndex: index }))
    }
    destroy() {
      swiper.destroyed()
    }
  },
}))

/** Pending timers of the component; only the test fires them. */
const timers = new Set<{ delay: number; run: () => void }>()
const after = (delay: number, run: () => void) => {
  const timer = { delay, run }
  timers.add(timer)
  return () => timers.delete(timer)
}
const fireTimers = () =>
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
const carousel = (carouselSlides = slides, probe?: ProbeProps) => (
  <Carousel {...probe} label="Предложения" slides={carouselSlides} delay={5000} />
)
const preferReducedMotion = (reducedMotion: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: reducedMotion,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )

describeComponent('Carousel', (probe) => carousel(undefined, probe))

describe('Carousel', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    swiper.shouldFail = false
    timers.clear()
    preferReducedMotion(false)
  })

  it('shows its first slide before swiper has loaded', () => {
    renderUi(carousel())
    expect(swiper.constructed).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Приветственный пакет' })).toBeTruthy()
  })

  it('has an accessible name and numbers its slides', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить показ' })
    expect(screen.getByRole('region', { name: 'Предложения' }).getAttribute('aria-roledescription')).toBe('карусель')
    expect(screen.getByRole('group', { name: '1 из 3' })).toBeTruthy()
  })

  /** Waits for swiper, which loads after the first frame. */
  const findPauseButton = async () => {
    await waitFor(() => expect(swiper.constructed).toHaveBeenCalled())
    await act(async () => undefined)
    return screen.getByRole('button', { name: 'Остановить показ' })
  }
  const currentLabel = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')

  it('autoplays with the given delay in a loop and stops on the pause button', async () => {
    renderUi(carousel(), { after })
    await findPauseButton()
    expect([...timers].map(({ delay }) => delay)).toEqual([5000])
    fireTimers()
    expect(currentLabel()).toBe('Слайд 2')
    fireTimers()
    fireTimers()
    expect(currentLabel()).toBe('Слайд 1')
    await userEvent.click(await findPauseButton())
    expect(timers.size).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить показ' }))
    expect(timers.size).toBe(1)
  })

  const renderedSlideIds = () =>
    slides.filter(({ content }) => screen.queryByText(content.props.children) !== null).map(({ id }) => id)

  it('renders a slide when it is next or selected', async () => {
    renderUi(carousel(), { after })
    expect(renderedSlideIds()).toEqual(['welcome'])
    await findPauseButton()
    expect(renderedSlideIds()).toEqual(['welcome', 'race'])
    await userEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))
    expect(renderedSlideIds()).toEqual(['welcome', 'race', 'friend'])
  })

  it('pauses while the mouse is over it', async () => {
    renderUi(carousel(), { after })
    await findPauseButton()
    await userEvent.hover(screen.getByRole('link', { name: 'Приветственный пакет' }))
    expect(timers.size).toBe(0)
    await userEvent.unhover(screen.getByRole('link', { name: 'Приветственный пакет' }))
    expect(timers.size).toBe(1)
  })

  it('pauses while a control has focus, unless the user pressed play', async () => {
    renderUi(carousel(), { after })
    const pause = await findPauseButton()
    act(() => pause.focus())
    expect(timers.size).toBe(0)
    act(() => pause.blur())
    expect(timers.size).toBe(1)
    act(() => pause.focus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Остановить показ' })).toBe(document.activeElement)
    expect(timers.size).toBe(1)
  })

  it.each([
    ['a swipe', () => Promise.resolve(act(() => swiperListeners.get('sliderFirstMove')?.({ activeIndex: 0 })))],
    ['a dot', () => userEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))],
    ['an arrow', () => userEvent.click(screen.getByRole('button', { name: 'Следующий слайд' }))],
  ])('stops autoplay after %s', async (_, interact) => {
    renderUi(carousel(), { after })
    await findPauseButton()
    await interact()
    expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeTruthy()
    expect(timers.size).toBe(0)
  })

  it('does not advance in a hidden tab', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    renderUi(carousel(), { after })
    await findPauseButton()
    fireTimers()
    fireTimers()
    expect(swiper.slideTo).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    fireTimers()
    expect(currentLabel()).toBe('Слайд 2')
    hidden.mockRestore()
  })

  it('stops autoplay when the keyboard focuses a slide', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить показ' })
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Приветственный пакет')
    expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeTruthy()
  })

  it('stays stopped when a slide was focused before swiper loaded', async () => {
    renderUi(carousel(), { after })
    act(() => screen.getByRole('link', { name: 'Приветственный пакет' }).focus())
    await waitFor(() => expect(swiper.constructed).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeTruthy()
    expect(timers.size).toBe(0)
  })

  /** A rendered carousel whose motion preference and slides can change. */
  const renderChangeable = () => {
    const page = (reducedMotion: boolean, pageSlides = slides) => (
      <UiProvider texts={ru} after={after} reducedMotion={reducedMotion}>
        {carousel(pageSlides)}
      </UiProvider>
    )
    const { rerender } = render(page(false))
    return {
      setReducedMotion: (reducedMotion: boolean) => rerender(page(reducedMotion)),
      setSlides: (nextSlides: typeof slides) => rerender(page(false, nextSlides)),
    }
  }

  it('keeps its slide and its pause when reduced motion is turned on and off', async () => {
    const { setReducedMotion } = renderChangeable()
    await findPauseButton()
    await userEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))
    setReducedMotion(true)
    expect(swiper.params.speed).toBe(0)
    setReducedMotion(false)
    expect(swiper.params.speed).toBeGreaterThan(0)
    expect(swiper.constructed).toHaveBeenCalledOnce()
    expect(currentLabel()).toBe('Слайд 3')
    expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeTruthy()
  })

  it('stops autoplay when reduced motion is turned on, and can be started again', async () => {
    const { setReducedMotion } = renderChangeable()
    await userEvent.click(await findPauseButton())
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить показ' }))
    expect(timers.size).toBe(1)
    setReducedMotion(true)
    expect(timers.size).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить показ' }))
    expect(timers.size).toBe(1)
  })

  it('keeps its position when the slides change', async () => {
    const { setSlides } = renderChangeable()
    await findPauseButton()
    await userEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))
    setSlides(slides.slice(0, 2))
    await waitFor(() => expect(swiper.constructed).toHaveBeenCalledTimes(2))
    expect(swiper.constructed.mock.lastCall?.[0]).toMatchObject({ initialSlide: 1 })
    expect(currentLabel()).toBe('Слайд 2')
  })

  it('changes slides without animation and reports an error when swiper fails to load', async () => {
    swiper.shouldFail = true
    const reportErrorSpy = vi.fn()
    vi.stubGlobal('reportError', reportErrorSpy)
    renderUi(carousel(), { after })
    await waitFor(() => expect(reportErrorSpy).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))
    expect(currentLabel()).toBe('Слайд 3')
    expect(screen.getByRole('group', { name: '3 из 3' }).hasAttribute('inert')).toBe(false)
    expect(screen.getByRole('link', { name: 'Пригласите друга' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('does not autoplay with reduced motion', async () => {
    preferReducedMotion(true)
    renderUi(carousel(), { after })
    await waitFor(() => expect(swiper.constructed).toHaveBeenCalled())
    expect(swiper.constructed.mock.calls[0]?.[0]).toMatchObject({ speed: 0 })
    expect(timers.size).toBe(0)
    expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeTruthy()
  })

  it('goes to a slide by its dot and wraps around by the arrows', async () => {
    renderUi(carousel())
    await findPauseButton()
    await userEvent.click(screen.getByRole('button', { name: 'Слайд 3' }))
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Слайд 3')
    await userEvent.click(screen.getByRole('button', { name: 'Следующий слайд' }))
    expect(swiper.slideTo).toHaveBeenLastCalledWith(0)
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущий слайд' }))
    expect(swiper.slideTo).toHaveBeenLastCalledWith(2)
  })

  it('makes hidden slides inert', async () => {
    renderUi(carousel())
    await screen.findByRole('button', { name: 'Остановить показ' })
    expect(screen.getByRole('group', { name: '1 из 3' }).hasAttribute('inert')).toBe(false)
    expect(screen.getByLabelText('2 из 3').hasAttribute('inert')).toBe(true)
  })

  it('has no controls for a single slide', () => {
    renderUi(<Carousel label="Предложения" slides={slides.slice(0, 1)} delay={5000} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('destroys swiper on unmount', async () => {
    const { unmount } = renderUi(carousel())
    await findPauseButton()
    unmount()
    expect(swiper.destroyed).toHaveBeenCalledOnce()
  })
})
