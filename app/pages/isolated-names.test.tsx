import { screen } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { TournamentDetail } from '#contract/lobby/tournaments.ts'
import { WinnersPanel } from '#app/pages/home/winners-panel.tsx'
import { ConfirmDialog } from '#app/features/profile/verification/confirm-dialog.tsx'
import { ProfileHead } from '#app/pages/profile/head.tsx'
import { TournamentTable } from '#app/pages/tournament/table.tsx'
import { statusQuery } from '#app/queries/lobby.ts'
import { testUser } from '#app/testing/test-user.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Account } from '#app/shell/header/account.tsx'
import { SwitchAccountDialog } from '#app/shell/dialogs/switch-account-dialog.tsx'

/* Player names are isolated (U+2068/U+2069), so that right-to-left names do not reorder the surrounding text. */

const NAME = '5-שלום'
const ISOLATED = `\u2068${NAME}\u2069`
const OTHER = 'שלום-5'

const playerStatus = { getStatus: () => ({ ...guestUser, id: 5, login: NAME }) }
function StatusPoll() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return null
}

it('SwitchAccountDialog isolates the player name', async () => {
  await renderPage(
    <>
      <StatusPoll />
      <SwitchAccountDialog />
    </>,
    { answers: playerStatus },
  )
  expect(await screen.findByText(`Вы уже вошли как ${ISOLATED}.`, { exact: false })).toBeTruthy()
})

it('Account isolates the player name', async () => {
  await renderPage(
    <>
      <StatusPoll />
      <Account />
    </>,
    { answers: playerStatus },
  )
  expect(await screen.findByRole('button', { name: `Аккаунт: ${ISOLATED}` })).toBeTruthy()
})

it.each([
  ['in the rows of a table', 2, 'rowheader'],
  ['on the podium', 12, 'listitem'],
] as const)('TournamentTable isolates player names %s', async (_, count, role) => {
  const results = Array.from({ length: count }, (__, index) => ({
    place: index + 1,
    login: [NAME, OTHER][index] ?? `player-${index}`,
    result: 100 - index,
    active: index === 0,
  }))
  const { tournament, results: read } = TournamentDetail.parse({
    tournament: { id: 1, name: 'Cup', url: 'cup', started_at: 1_700_000_000, ended_at: 1_700_100_000 },
    results,
  })
  await renderPage(<TournamentTable tournament={tournament} results={read} isOver={false} />)
  const [own, other] = screen.getAllByRole(role)
  expect(own?.textContent).toContain(`${ISOLATED} (вы)`)
  expect(other?.textContent).toContain(`\u2068${OTHER}\u2069`)
})

it('WinnersPanel isolates player names, including truncated ones', async () => {
  const winner = { game: 'Fox', win: 500, image: '', slug: '', date: '2026-01-10 12:00:00' }
  const users = [NAME, 'שלום-לכל-האנשים-הטובים', 'mila']
  await renderPage(<WinnersPanel period="weekly" />, {
    answers: { getWinners: () => ({ weekly: users.map((user) => ({ ...winner, user })) }) },
  })
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(names[0]).toContain(ISOLATED)
  expect(names[1]).toContain('\u2068שלום-לכל-האנש')
  expect(names[1]).toContain('…\u2069')
  expect(names[2]).not.toMatch(/[\u2068\u2069]/u)
})

it('ConfirmDialog isolates the e-mail', async () => {
  await renderPage(<ConfirmDialog kind="email" contact="5-שלום@example.com" onClose={() => undefined} />)
  expect(await screen.findByText('\u20685-שלום@example.com\u2069', { exact: false })).toBeTruthy()
})

it('ProfileHead isolates the player name', async () => {
  await renderPage(<ProfileHead user={{ ...testUser, name: '', login: NAME, profile: { ...testUser.profile } }} />)
  expect(screen.getByRole('heading', { name: ISOLATED })).toBeTruthy()
})
