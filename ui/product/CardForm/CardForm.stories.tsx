import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CardForm, Surface, type CardFormProps } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { brandNames, findProblemsIn, labels } from '#stories/fixtures/card.ts'

const meta = {
  title: 'Product/CardForm',
  component: CardForm,
  args: {
    labels,
    brandNames,
    amountText: localized({ ru: 'Оплатить 1 500 ₽', en: 'Pay 1,500 ₽' }),
    findProblems: () => ({}),
    onSubmit: fn<CardFormProps['onSubmit']>(),
    'aria-label': localized({ ru: 'Оплата картой', en: 'Card payment' }),
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 656 }}>
      <Surface>
        <CardForm {...args} findProblems={findProblemsIn(globals['language'])} />
      </Surface>
    </div>
  ),
} satisfies Meta<typeof CardForm>

export default meta
type Story = StoryObj<typeof meta>

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox')
const values = () => inputs().map(({ value }) => value)
const fill = async () => {
  await userEvent.click(screen.getByRole('textbox', { name: /Номер карты|Card number/u }))
  await userEvent.keyboard('4276160012345675{Tab}0828739')
}

export const Empty: Story = {}

/** The focus moves on after two digits, and `onSubmit` receives a function. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await fill()
    await expect(values()).toEqual(['4276 1600 1234 5675', '08', '28', '739'])
    await expect(inputs()[3]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(document.body.innerHTML).not.toContain('4276')
  },
}

export const Pasted: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('textbox', { name: /Номер карты|Card number/u }))
    await userEvent.paste('2200-1234-5678-9019')
    await userEvent.tab()
    await userEvent.paste('12/2030')
    await expect(values()).toEqual(['2200 1234 5678 9019', '12', '30', ''])
  },
}

/** One field for month and year, as on many other sites. */
export const OneExpiry: Story = {
  args: { labels: { ...labels, expiry: localized({ ru: 'ММ / ГГ', en: 'MM / YY' }) } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('textbox', { name: /Номер карты|Card number/u }))
    await userEvent.keyboard('4276160012345675{Tab}8/28739')
    await expect(values()).toEqual(['4276 1600 1234 5675', '08 / 28', '739'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A number that looks mistyped is only a warning. */
export const Warning: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('textbox', { name: /Номер карты|Card number/u }))
    await userEvent.keyboard('4276160012345678')
    await expect(screen.getByText(/опечатка|mistyped/u)).toBeVisible()
    await expect(inputs()[0]).not.toHaveAttribute('aria-invalid')
  },
}

/** A submit validates every field and focuses the first wrong one. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('textbox', { name: /Номер карты|Card number/u }))
    await userEvent.keyboard('4276160012{Enter}')
    await expect(screen.getAllByRole('alert')).toHaveLength(4)
    await expect(inputs()[0]).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const rejection = {
  title: localized({ ru: 'На карте не хватает денег', en: 'Not enough money on the card' }),
  text: localized({ ru: 'Ничего не списано. Возьмите другую карту.', en: 'You weren’t charged. Try another card.' }),
}

export const Refused: Story = { args: { rejection } }

export const Doubted: Story = {
  args: {
    outcomeUnknown: {
      title: localized({ ru: 'Ответа пока нет', en: 'No answer yet' }),
      text: localized({
        ru: 'Проверяем платёж. Не платите второй раз.',
        en: 'We’re checking the payment. Don’t pay again.',
      }),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Busy: Story = { args: { busy: true } }

export const WithFacts: Story = {
  args: {
    facts: [
      {
        icon: 'erased',
        title: localized({ ru: 'Номер и код не сохраняем.', en: 'We don’t store the number or the code.' }),
        text: localized({
          ru: 'В истории останутся последние четыре цифры.',
          en: 'Your history keeps the last four digits.',
        }),
      },
      {
        icon: 'bank',
        title: localized({
          ru: 'Код из СМС — только банку.',
          en: 'The code from the text message is for your bank only.',
        }),
        text: localized({
          ru: 'Его спросит страница банка, здесь такого поля нет.',
          en: 'The bank’s own page asks for it; there is no such field here.',
        }),
      },
      {
        icon: 'address',
        title: localized({ ru: 'Сверьте адрес.', en: 'Check the address.' }),
        text: localized({
          ru: 'Карту спрашиваем только на cassiopeia.example.',
          en: 'We ask for your card only on cassiopeia.example.',
        }),
      },
    ],
  },
}
