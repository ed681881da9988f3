import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChoiceCards, PaymentMark, type ChoiceCard } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { bankNames, destinationNames, methodNames } from '#stories/fixtures/payment-names.ts'
import {
  cardMethod,
  foreignCardMethod,
  sbpMethod,
  transferMethod,
  unavailableMethod,
  walletMethod,
} from '#stories/fixtures/payment-methods.tsx'

const methods = [transferMethod, cardMethod, sbpMethod, walletMethod, foreignCardMethod, unavailableMethod]

const banks: ChoiceCard<string>[] = [
  {
    value: 't',
    label: bankNames.tbank,
    picture: <PaymentMark kind="bank" letter={localized({ ru: 'Т', en: 'T' })} size={32} />,
  },
  {
    value: 's',
    label: bankNames.sber,
    picture: <PaymentMark kind="bank" letter={localized({ ru: 'С', en: 'S' })} size={32} />,
  },
  {
    value: 'v',
    label: bankNames.vtb,
    picture: <PaymentMark kind="bank" letter={bankNames.vtb} size={32} />,
  },
  { value: 'other', label: localized({ ru: 'Другой', en: 'Other' }), picture: <PaymentMark kind="bank" size={32} /> },
]

const meta = {
  title: 'Primitives/ChoiceCards',
  component: ChoiceCards,
  args: {
    label: localized({ ru: 'Чем пополнить', en: 'Deposit with' }),
    choices: methods,
    value: 'transfer',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 888 }}>
        <ChoiceCards
          {...args}
          value={value}
          onValueChange={(chosen) => {
            args.onValueChange(chosen)
            setValue(chosen)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof ChoiceCards>

export default meta
type Story = StoryObj<typeof meta>

export const Methods: Story = {
  play: async ({ canvas }) => {
    const [transfer, card] = canvas.getAllByRole('radio')
    if (transfer === undefined || card === undefined) throw new Error('Two cards are missing.')
    await userEvent.tab()
    await expect(transfer).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(card).toBeChecked()
    await expect(card).toHaveAccessibleDescription(/300.*5/u)
    await userEvent.keyboard('{ArrowUp}')
    await expect(transfer).toBeChecked()
  },
}

/** Nothing is chosen: Tab reaches the first card, Space chooses it. */
export const Unchosen: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const [transfer] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(transfer).toHaveFocus()
    await expect(transfer).not.toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  args: { value: '', error: localized({ ru: 'Выберите, чем пополнить', en: 'Choose how to deposit' }) },
}

/** A click anywhere on the card chooses it. */
export const Banks: Story = {
  args: {
    label: localized({ ru: 'Ваш банк', en: 'Your bank' }),
    choices: banks,
    columns: 2,
    labelSize: 'large',
    value: 't',
    hint: localized({
      ru: 'Подберём карту, на которую ваш банк переводит сразу.',
      en: 'We’ll pick a card your bank sends to instantly.',
    }),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 428 }}>
        <ChoiceCards {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    if (first === undefined || second === undefined) throw new Error('Two cards are missing.')
    await userEvent.click(second)
    await expect(second).toBeChecked()
    await userEvent.click(first)
    await expect(first).toBeChecked()
  },
}

/** Four short destinations in a row; two by two on a phone. */
export const Destinations: Story = {
  args: {
    label: localized({ ru: 'Куда вывести', en: 'Withdraw to' }),
    columns: 4,
    value: 'sbp',
    choices: [
      { value: 'card', label: destinationNames.card, picture: <PaymentMark kind="card" size={32} /> },
      { value: 'sbp', label: methodNames.sbp, picture: <PaymentMark kind="sbp" size={32} /> },
      {
        value: 'phone',
        label: destinationNames.phone,
        picture: <PaymentMark kind="phone" size={32} />,
      },
      {
        value: 'wallet',
        label: destinationNames.wallet,
        picture: <PaymentMark kind="wallet" size={32} />,
      },
    ],
  },
}

/** The narrowest page: one column, also for banks. */
export const Narrow: Story = {
  args: { choices: methods.slice(3), value: 'wallet' },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 256 }}>
        <ChoiceCards {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
}

/** Cards by their rows, from top to bottom. */
function rowsOf(root: HTMLElement): DOMRect[][] {
  const rows = new Map<number, DOMRect[]>()
  for (const card of root.querySelectorAll('[data-columns] > *')) {
    const box = card.getBoundingClientRect()
    rows.set(box.top, [...(rows.get(box.top) ?? []), box])
  }
  return [...rows.values()]
}

/** One stands alone in the last row, as wide as the others. */
export const Seven: Story = {
  args: { choices: [...methods, { ...transferMethod, value: 'other' }] },
  play: async ({ canvasElement }) => {
    const widths = rowsOf(canvasElement)
      .flat()
      .map(({ width }) => Math.round(width))
    await expect(new Set(widths).size).toBe(1)
  },
}

/** Two long names on a phone: no word is broken. */
export const TwoOnPhone: Story = {
  args: {
    label: localized({ ru: 'Куда вывести', en: 'Withdraw to' }),
    columns: 2,
    value: 'card',
    choices: [
      {
        value: 'card',
        label: methodNames.card,
        picture: <PaymentMark kind="card" size={32} />,
      },
      {
        value: 'abroad',
        label: methodNames.foreignCard,
        picture: <PaymentMark kind="abroad" size={32} />,
      },
    ],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 318 }}>
        <ChoiceCards {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    for (const label of canvasElement.querySelectorAll('label')) {
      const text = label.firstChild
      if (text === null) throw new Error('The label has no text.')
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        await expect(range.getClientRects()).toHaveLength(1)
      }
    }
  },
}
