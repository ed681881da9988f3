import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Receipt } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { factLabels } from '#stories/fixtures/payment-names.ts'

const meta = {
  title: 'Product/Receipt',
  component: Receipt,
  args: {
    status: localized({ ru: 'Оплата успешна', en: 'Payment successful' }),
    title: localized({ ru: 'Квитанция № 4 918 205, пополнение', en: 'Receipt No. 4918205, deposit' }),
    amountText: '501,00 ₽',
    facts: [
      {
        id: 'created',
        label: localized({ ru: 'Создана', en: 'Created' }),
        value: localized({ ru: '24 ноября 2026, 12:04 МСК', en: '24 November 2026, 12:04 MSK' }),
      },
      {
        id: 'credited',
        label: localized({ ru: 'Зачислена', en: 'Credited' }),
        value: localized({ ru: '24 ноября 2026, 12:09 МСК', en: '24 November 2026, 12:09 MSK' }),
      },
      {
        id: 'method',
        label: localized({ ru: 'Способ', en: 'Method' }),
        value: localized({ ru: 'Перевод на карту, Т-Банк', en: 'Card transfer, T-Bank' }),
      },
      { id: 'card', label: localized({ ru: 'Карта получателя', en: 'Recipient’s card' }), value: '•••• 6789' },
      { id: 'sent', label: localized({ ru: 'Вы перевели', en: 'You sent' }), value: '501,00 ₽' },
      { id: 'fee', label: factLabels.fee, value: '0,00 ₽' },
      {
        id: 'own',
        label: localized({ ru: 'Зачислено на собственный счёт', en: 'Credited to your own money' }),
        value: '501,00 ₽',
      },
      { id: 'balance', label: localized({ ru: 'Баланс после', en: 'Balance after' }), value: '5 346,00 ₽' },
      { id: 'player', label: localized({ ru: 'Игрок', en: 'Player' }), value: 'user352180' },
    ],
    note: localized({
      ru: 'Эталонная сборка, игровые деньги. Квитанция не является кассовым чеком.',
      en: 'Reference build, play money. This receipt is not a fiscal receipt.',
    }),
    printLabel: localized({ ru: 'Печать или PDF', en: 'Print or save as PDF' }),
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
  args: {
    facts: [
      {
        id: 'created',
        label: localized({ ru: 'Создана', en: 'Created' }),
        value: localized({ ru: '24 ноября 2026, 12:04 МСК', en: '24 November 2026, 12:04 MSK' }),
      },
    ],
  },
}

/** A page around the receipt is not printed. */
export const Printed: Story = {
  render: (args, { globals }) => (
    <div>
      <h1>{pickText({ ru: 'Кассиопея', en: 'Cassiopeia' }, globals['language'])}</h1>
      <Receipt {...args} />
      <footer>{args.note}</footer>
    </div>
  ),
  play: async ({ args, canvas, globals }) => {
    const hidden = [...document.styleSheets].flatMap((sheet) => hiddenInPrint(sheet.cssRules)).join(', ')
    const isPrinted = (element: Element | null) => element?.closest(hidden) === null
    await expect(isPrinted(canvas.getByRole('heading', { level: 1 }))).toBe(false)
    await expect(isPrinted(canvas.getByRole('contentinfo'))).toBe(false)
    await expect(isPrinted(canvas.getByRole('button'))).toBe(false)
    await expect(isPrinted(canvas.getByRole('heading', { level: 2 }))).toBe(true)
    await expect(isPrinted(canvas.getAllByText(inLanguage(args.note, globals['language']))[0] ?? null)).toBe(true)
  },
}
