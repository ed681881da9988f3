import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Receipt } from '#ui/index.ts'

const meta = {
  title: 'Product/Receipt',
  component: Receipt,
  args: {
    brand: 'Кассиопея',
    status: 'Оплата успешна',
    title: 'Квитанция № 4 918 205, пополнение',
    amountText: '501,00 ₽',
    facts: [
      { id: 'created', label: 'Создана', value: '24 ноября 2026, 12:04 МСК' },
      { id: 'credited', label: 'Зачислена', value: '24 ноября 2026, 12:09 МСК' },
      { id: 'method', label: 'Способ', value: 'Перевод на карту, Т-Банк' },
      { id: 'card', label: 'Карта получателя', value: '•••• 6789' },
      { id: 'sent', label: 'Вы перевели', value: '501,00 ₽' },
      { id: 'fee', label: 'Комиссия', value: '0,00 ₽' },
      { id: 'own', label: 'Зачислено на собственный счёт', value: '501,00 ₽' },
      { id: 'balance', label: 'Баланс после', value: '5 346,00 ₽' },
      { id: 'player', label: 'Игрок', value: 'user352180' },
    ],
    note: 'Эталонная сборка, игровые деньги. Квитанция не является кассовым чеком.',
    printLabel: 'Печать или PDF',
    onPrint: fn(),
  },
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

/** The selectors of the print style sheet that hide elements. */
function hiddenInPrint(rules: Iterable<CSSRule>, isPrint = false): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isPrint && rule.style.display === 'none' ? [rule.selectorText] : []
    if (rule instanceof CSSMediaRule) return hiddenInPrint(rule.cssRules, rule.conditionText === 'print')
    return rule instanceof CSSGroupingRule ? hiddenInPrint(rule.cssRules, isPrint) : []
  })
}

export const Deposit: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Short: Story = {
  args: { facts: [{ id: 'created', label: 'Создана', value: '24 ноября 2026, 12:04 МСК' }] },
}

/** A page around the receipt is not printed. */
export const Printed: Story = {
  render: (args) => (
    <div>
      <h1>{args.brand}</h1>
      <Receipt {...args} />
      <footer>{args.note}</footer>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const hidden = [...document.styleSheets].flatMap((sheet) => hiddenInPrint(sheet.cssRules)).join(', ')
    const isPrinted = (element: Element | null) => element?.closest(hidden) === null
    await expect(isPrinted(canvas.getByRole('heading', { level: 1 }))).toBe(false)
    await expect(isPrinted(canvas.getByRole('contentinfo'))).toBe(false)
    await expect(isPrinted(canvas.getByRole('button'))).toBe(false)
    await expect(isPrinted(canvas.getByRole('heading', { level: 2 }))).toBe(true)
    await expect(isPrinted(canvas.getAllByText(args.note)[0] ?? null)).toBe(true)
  },
}
