import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountBar, Button, IconButton, SiteHeader, SiteHeaderExtra } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { accountOf } from '../AccountBar/account.ts'

const meta = {
  title: 'Product/SiteHeader',
  component: SiteHeader,
  args: {
    brand: 'Кассиопея',
    homeHref: '#',
    navLabel: 'Главное меню',
    links: [
      { id: 'games', label: 'Игры', href: '#games' },
      { id: 'promo', label: 'Акции', href: '#promo' },
      { id: 'tournaments', label: 'Турниры', href: '#tournaments' },
      { id: 'winners', label: 'Выигрыши', href: '#winners' },
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
            <Button>{say('Войти', globals['language'])}</Button>
          </SiteHeaderExtra>
          <Button tone="primary">{say('Регистрация', globals['language'])}</Button>
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
    const word = (text: string) => say(text, globals['language'])
    return (
      <SiteHeader
        {...args}
        account={<AccountBar {...accountOf(globals['language'])} balance={word('1 012 345,67 ₽')} />}
        actions={<IconButton icon="night" label={word('Тема')} />}
      />
    )
  },
}

/** A payment page: one way back in place of the navigation. */
export const Task: Story = {
  args: { links: [], current: null },
  render: (args, { globals }) => {
    const word = (text: string) => say(text, globals['language'])
    return (
      <SiteHeader
        {...args}
        back={{ label: word('Касса'), href: '#' }}
        actions={<IconButton icon="night" label={word('Тема')} />}
      />
    )
  },
}
