import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Prose } from '#ui/index.ts'

const text = `<h2>Вывод средств</h2><p>Заявка обрабатывается <strong>в течение 3 часов</strong>; подробнее — в <a href="/faq">вопросах</a>.</p>
<ul><li>до 30 000 ₽ в день;</li><li>тем же способом, что и пополнение.</li></ul>
<h3>Пределы</h3><table><thead><tr><th>Способ</th><th>Минимум</th><th>Максимум</th><th>Срок</th></tr></thead>
<tbody><tr><td>СБП</td><td>300 ₽</td><td>15 000 ₽</td><td>5 минут</td></tr><tr><td>Карта</td><td>500 ₽</td><td>15 000 ₽</td><td>до 3 часов</td></tr></tbody></table>
<blockquote>Лимит можно понизить сразу, повысить — через 24 часа.</blockquote>
<ol><li>Откройте кассу.</li><li>Выберите способ.</li></ol>
<dl><dt>Отыгрыш</dt><dd>Сумма ставок, после которой бонус можно вывести.</dd></dl>`

const meta = {
  title: 'Text/Prose',
  component: Prose,
  args: { html: { kind: 'safe-html', html: text }, onNavigate: fn() },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onNavigate).toHaveBeenCalledTimes(1)
    await expect(args.onNavigate).toHaveBeenCalledWith('/faq')
  },
}

export const OneSentence: Story = {
  args: { html: { kind: 'safe-html', html: '<p>Лимит можно понизить сразу.</p>' } },
}
