import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  GameWindow,
  LuckyStrip,
  MobileBar,
  NoticeBanner,
  PageFrame,
  ScrollTopButton,
  SiteFooter,
  SiteHeader,
  Stack,
  Toasts,
} from '#ui/index.ts'
import { inLanguage, localized } from '#stories/fixtures/localized.ts'
import { longText } from '#stories/fixtures/long-text.tsx'
import { withdrawalConfirmed } from '#stories/fixtures/messages.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { toastsAnnounced } from '#stories/fixtures/toasts-announced.ts'
import { withoutFullscreen } from '#stories/fixtures/without-fullscreen.ts'
import gameWindow from '../GameWindow/GameWindow.stories.tsx'
import luckyStrip from '../LuckyStrip/LuckyStrip.stories.tsx'
import mobileBar from '../MobileBar/MobileBar.stories.tsx'
import noticeBanner from '../NoticeBanner/NoticeBanner.stories.tsx'
import scrollTopButton from '../ScrollTopButton/ScrollTopButton.stories.tsx'
import siteFooter from '../SiteFooter/SiteFooter.stories.tsx'
import siteHeader from '../SiteHeader/SiteHeader.stories.tsx'

const meta = {
  title: 'Product/PageFrame',
  component: PageFrame,
  parameters: { ...ownFrame(320), fillsWindow: true },
  args: {
    skipLabel: localized({ ru: 'Перейти к содержанию', en: 'Skip to content' }),
    header: null,
    children: localized({ ru: 'Содержание страницы.', en: 'Page content.' }),
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

/** Everything that lies on a page, around the window of a game. */
const everyLayer =
  (mode: 'seated' | 'floating'): NonNullable<Story['render']> =>
  (args, { globals: { language } }) => (
    <>
      <PageFrame
        {...args}
        header={
          <>
            <NoticeBanner {...inLanguage(noticeBanner.args, language)} />
            <SiteHeader {...inLanguage(siteHeader.args, language)} />
          </>
        }
        stage={<GameWindow {...inLanguage(gameWindow.args, language)} mode={mode} />}
        footer={<SiteFooter {...inLanguage(siteFooter.args, language)} />}
      >
        <Stack>{longText(language)}</Stack>
      </PageFrame>
      <LuckyStrip {...inLanguage(luckyStrip.args, language)} />
      <ScrollTopButton {...inLanguage(scrollTopButton.args, language)} />
      <MobileBar {...inLanguage(mobileBar.args, language)} />
      <Toasts messages={[{ id: 1, tone: 'positive', ...inLanguage(withdrawalConfirmed, language) }]} onClose={fn()} />
    </>
  )

/**
 * From the bottom up: content of the page, sticky bars, the floating window of a game, a game that fills the browser's
 * window, dialogs, popups such as menus, toasts, the skip link. A printer gets the content alone.
 */
export const EveryLayer: Story = {
  name: 'Every layer',
  parameters: ownFrame(900),
  render: everyLayer('floating'),
  play: toastsAnnounced,
}

/** A game that fills the browser's window covers all but the toast. */
export const FilledByGame: Story = {
  name: 'Filled by a game',
  parameters: ownFrame(900),
  render: everyLayer('seated'),
  beforeEach: withoutFullscreen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Во весь экран|Full screen)$/u }))
    await toastsAnnounced()
  },
}

/** With the focus in it, the skip link lies over the header, and over all other layers. */
export const SkipLink: Story = {
  name: 'Skip link',
  render: (args, { globals: { language } }) => (
    <PageFrame {...args} header={<SiteHeader {...inLanguage(siteHeader.args, language)} />} />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^(Перейти к содержанию|Skip to content)$/u })).toHaveFocus()
  },
}
