import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AccountBar, Button, IconButton, PageFrame, SiteHeader, SiteHeaderExtra, Stack } from '#ui/index.ts'
import { inLanguage, localized, pickText, type Words } from '#stories/fixtures/localized.ts'
import { longText } from '#stories/fixtures/long-text.tsx'
import { account } from '#stories/fixtures/account.ts'

const meta = {
  title: 'Product/SiteHeader',
  component: SiteHeader,
  args: {
    homeHref: '#',
    navLabel: localized({ ru: 'Главное меню', en: 'Main menu' }),
    links: [
      { id: 'games', label: localized({ ru: 'Игры', en: 'Games' }), href: '#games' },
      { id: 'promo', label: localized({ ru: 'Акции', en: 'Promo' }), href: '#promo' },
      { id: 'tournaments', label: localized({ ru: 'Турниры', en: 'Tournaments' }), href: '#tournaments' },
      { id: 'winners', label: localized({ ru: 'Выигрыши', en: 'Winners' }), href: '#winners' },
    ],
    current: 'games',
    actions: null,
  },
  render: (args, { globals }) => (
    <SiteHeader
      {...args}
      actions={
        <>
          <SiteHeaderExtra>
            <Button>{pickText({ ru: 'Войти', en: 'Sign in' }, globals['language'])}</Button>
          </SiteHeaderExtra>
          <Button tone="primary">{pickText({ ru: 'Регистрация', en: 'Sign up' }, globals['language'])}</Button>
        </>
      }
    />
  ),
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const NoCurrentPage: Story = { args: { current: null } }

/** On a phone the account bar replaces the switches, which are in the mobile menu too. */
export const Player: Story = {
  render: (args, { globals }) => {
    const word = (text: Words) => pickText(text, globals['language'])
    return (
      <SiteHeader
        {...args}
        account={<AccountBar {...inLanguage({ ...account, balance: '1 012 345,67 ₽' }, globals['language'])} />}
        actions={<IconButton icon="night" label={word({ ru: 'Тема', en: 'Theme' })} />}
      />
    )
  },
}

/** A payment page: one way back in place of the navigation. */
export const Task: Story = {
  args: { links: [], current: null },
  render: (args, { globals }) => {
    const word = (text: Words) => pickText(text, globals['language'])
    return (
      <SiteHeader
        {...args}
        back={{ label: word({ ru: 'Касса', en: 'Cashier' }), href: '#' }}
        actions={<IconButton icon="night" label={word({ ru: 'Тема', en: 'Theme' })} />}
      />
    )
  },
}

/** It stays over the scrolled page. */
export const Scrolled: Story = {
  render: (args, { globals: { language } }) => (
    <PageFrame
      skipLabel={pickText({ ru: 'Перейти к содержанию', en: 'Skip to content' }, language)}
      header={
        <SiteHeader
          {...args}
          actions={<Button tone="primary">{pickText({ ru: 'Регистрация', en: 'Sign up' }, language)}</Button>}
        />
      }
    >
      <Stack>{longText(language)}</Stack>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 200)
    await waitFor(() => expect(window.scrollY).toBe(200))
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
  },
}
