import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { InfoPage } from './page.tsx'

const round = {
  id: 'bot-7',
  game: 'Вишнёвый Ряд',
  slug: 'cherry-row',
  engine: 'cherry-row',
  played_at: '2026-01-10 12:00:00',
  is_bot: true,
  stake: 500,
  win: 500,
  user: 'play•••',
  proof: {
    hash: 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06',
    server_seed: 'server',
    client_seed: 'client',
    nonce: 0,
    bet: '{"stake":1000}',
    actions: '[]',
  },
}
const answers = { getRound: round, getInfoPage: { content: '<p>Текст</p>', bottom: '' } }
const sentRounds = (sent: readonly [string, unknown][]) => sent.filter(([call]) => call === 'getRound').length

it.each([
  [
    'ru',
    'Раунд честный: 4 шага из 4',
    'К игре',
    /У игроков дома новый сид каждый день/u,
    'По правилам «Вишнёвый Ряд».',
  ],
  [
    'en',
    'Fair round: 4 of 4 steps passed',
    'Open the game',
    /Bots have a new seed each day/u,
    'Played by the rules of Cherry Row.',
  ],
] as const)(
  'the fairness page shows the round of a bot with its proof (%s)',
  async (language, verdict, link, seed, rules) => {
    await renderPage(<InfoPage />, { language, answers, at: '/fairness?round=bot-7' })
    expect(await screen.findByText(verdict)).toBeTruthy()
    expect(screen.getByText(seed)).toBeTruthy()
    expect(screen.getByText(rules)).toBeTruthy()
    expect(screen.queryByText(/показан до|shown before/u)).toBeNull()
    expect(screen.getByRole('region', { name: 'Вишнёвый Ряд' }).textContent).toMatch(/play•••, (?:игрок дома|a bot)/u)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/game/cherry-row?mode=demo')
  },
)

it('the fairness page asks for no round without one in its address', async () => {
  const { sent } = await renderPage(<InfoPage />, { answers, at: '/fairness' })
  await screen.findByRole('heading', { name: 'Проверить раунд' })
  expect(sentRounds(sent)).toBe(0)
})
