import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { getStatus } from '#contract/player/status.ts'
import { OPTIONAL_CALLS } from '#contract/site-parts.ts'
import { PhoneInput } from '#app/features/access/phone-input.tsx'
import { LotteryPrices } from '#app/features/cashier/deposit/lottery-prices.tsx'
import { OwnLimitLine } from '#app/features/cashier/deposit/own-limit.tsx'
import { OpenPayouts } from '#app/features/cashier/payouts/open-payouts.tsx'
import { ConditionsPanel } from '#app/features/cashier/withdraw/conditions-panel.tsx'
import { SessionLine } from '#app/features/game/session-line.tsx'
import { JackpotBlock } from '#app/features/lobby/jackpot-block.tsx'
import { AccountHistory } from '#app/features/profile/account/account-history.tsx'
import { PasskeyEntry } from '#app/features/access/passkey-entry.tsx'
import { PasskeysSection } from '#app/features/profile/account/passkeys/passkeys.tsx'
import { SecondFactorSection } from '#app/features/profile/account/second-factor/second-factor.tsx'
import { Sessions } from '#app/features/profile/account/sessions.tsx'
import { Notifications } from '#app/features/profile/notifications/notifications.tsx'
import { BonusList } from '#app/features/profile/promo/bonus-list.tsx'
import { Verification } from '#app/features/profile/verification/verification.tsx'
import { RealitySection } from '#app/features/protection/limits/reality-section.tsx'
import { LimitsView } from '#app/features/protection/limits-view.tsx'
import { CashierOffer } from '#app/features/protection/offer/cashier-offer.tsx'
import { RoundProof } from '#app/features/proof/round-proof.tsx'
import { SeedChange } from '#app/features/proof/seed-change.tsx'
import { statusQuery } from '#app/queries/lobby.ts'
import { Banner } from '#app/shell/header/banner.tsx'
import { fault } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { AnswersPage } from './answers/page.tsx'
import { History } from './cashbox/history/history.tsx'
import { GameFacts } from './game/game-facts.tsx'
import { TournamentsTab } from './game/panel/tournaments-tab.tsx'
import { WinnersTab } from './game/panel/winners-tab.tsx'
import { HeroBlock } from './home/hero-block.tsx'
import { RecentGames } from './home/recent-games.tsx'
import { TournamentsPanel } from './home/tournaments-panel.tsx'
import { WinnersPanel } from './home/winners-panel.tsx'
import { InfoPage } from './info/page.tsx'
import { LevelsPage } from './levels/page.tsx'
import { PromoPage } from './promo/page.tsx'
import { TournamentPage } from './tournament/page.tsx'
import { TournamentsPage } from './tournaments/page.tsx'
import { WinnersPage } from './winners/page.tsx'

/* A back end that does not implement an optional call: no part of the site says that something failed. */

const user = getStatus.data.parse(testUser)
const tournament = {
  id: 1,
  name: 'Race',
  url: 'race',
  started_at: '2020-01-01 00:00:00',
  ended_at: '2099-01-01 00:00:00',
}
const at = (path: string, Page: ComponentType, route = path) => ({
  path,
  part: (
    <Routes>
      <Route path={route} element={<Page />} />
      <Route path="*" element={null} />
    </Routes>
  ),
})
const here = (part: ReactNode, path = '/') => ({ path, part })

/** The status call of the app, which the history waits for. */
function HistoryTab() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return <History />
}

/** The parts that read an optional call, or why none can show a failure of it. */
const READERS: Readonly<Record<string, string | { path: string; part: ReactNode }[]>> = {
  getNotifications: [here(<Banner />)],
  getMeta: [at('/terms-and-conditions', InfoPage), at('/levels', LevelsPage)],
  getMetaPage: [at('/terms-and-conditions', InfoPage), at('/fairness', InfoPage), at('/levels', LevelsPage)],
  getJackpots: [here(<JackpotBlock />)],
  getLuckyWinners: 'a strip that appears when it has data (`lucky.test.ts`)',
  getSlides: [here(<HeroBlock />)],
  getWinners: [here(<WinnersPanel period="weekly" />), here(<WinnersTab />), at('/winners', WinnersPage)],
  getActiveTournaments: [here(<TournamentsPanel />), here(<TournamentsTab gameId={1} />)],
  getTournament: [here(<TournamentsPanel />), at('/tournaments/race', TournamentPage, '/tournaments/:slug')],
  getTournaments: [at('/tournaments', TournamentsPage)],
  getRecentGames: [here(<RecentGames />)],
  getFavorites: 'read after a change without an answer only (`favourites.model.test.ts`)',
  getTournamentGames: 'not read by the site',
  getTournamentResults: 'not read by the site',
  getGameFacts: [here(<GameFacts slug="fox" />)],
  getPlaySession: [here(<SessionLine />), here(<RealitySection />)],
  getFairness: [here(<SeedChange />)],
  getLimits: [
    here(<LimitsView user={user} />, '/responsible-gaming/limits'),
    here(<OwnLimitLine />),
    here(<CashierOffer />),
  ],
  getExclusion: [here(<LimitsView user={user} />, '/responsible-gaming/limits')],
  getRound: [here(<RoundProof id="1" />)],
  getPromos: [at('/promo', PromoPage)],
  getFaq: [at('/faq', AnswersPage)],
  getPaymentInfo: [at('/payments-info', AnswersPage)],
  getChallenge: 'solved without a challenge (`challenge.test.ts`)',
  getCountryCodes: [
    here(
      <PhoneInput label="Телефон" code="+7" value="" onCodeChange={() => undefined} onValueChange={() => undefined} />,
    ),
  ],
  getCountries: 'the data form has no list then',
  getVerification: [here(<Verification user={user} />, '/profile?tab=profile&sub=verification')],
  getPasskeyOptions: [here(<PasskeyEntry />)],
  getPasskeys: [here(<PasskeysSection />, '/profile?tab=profile&sub=security')],
  getSecondFactor: [here(<SecondFactorSection />, '/profile?tab=profile&sub=security')],
  getSessions: [here(<Sessions />, '/profile?tab=profile&sub=security')],
  getAccountHistory: [here(<AccountHistory />, '/profile?tab=profile&sub=history')],
  getUserNotifications: [here(<Notifications user={user} />, '/profile?tab=profile&sub=notifications')],
  getBonuses: [here(<BonusList user={user} />, '/profile?tab=promo&sub=bonuses')],
  getPromoCode: 'a code is activated without its terms (`promo-code-bonus.test.tsx`)',
  convertCurrency: 'an estimate that appears when it has data (`deposit.test.tsx`)',
  getLotteryPrices: [here(<LotteryPrices />)],
  getPayment: 'the timeline has the steps that the site knows (`page.test.tsx` of the invoice)',
  getPayouts: [here(<OpenPayouts />)],
  getSbpBanks: 'only of systems that a back end lists',
  getWithdrawalCheck: [here(<ConditionsPanel />)],
  getBetHistory: [here(<HistoryTab />, '/cashbox?tab=history&list=bets')],
}
/** Reads of pages that a back end does not lead to without them. */
const isOfPaymentPage = (name: string): boolean =>
  /^get(?:Magnet|Swiftpay|Gex)?Invoice$|^get(?:Gex|Cascade)Status$/u.test(name)

const optionalReads = [...new Set(OPTIONAL_CALLS.map(({ call }) => call))].filter(
  (name) => allCalls.find((call) => call.name === name)?.method === 'GET' && !isOfPaymentPage(name),
)
const rows = Object.entries(READERS).flatMap(([call, parts]) =>
  typeof parts === 'string' ? [] : parts.map((one, index) => [call, index, one] as const),
)

describe('an optional call that the back end does not implement', () => {
  it('has its readers here', () => {
    expect(Object.keys(READERS).toSorted()).toEqual(optionalReads.toSorted())
  })

  it.each(rows)('%s leaves no failure in part %i', async (call, _, { path, part }) => {
    for (const absence of [
      fault.rejected(errorCode.invalidRequest),
      fault.failure({ kind: 'noResponse', call, cause: 'notEnvelope', status: 404 }),
    ]) {
      document.body.replaceChildren()
      const { sent } = await renderPage(part, {
        at: path,
        answers: {
          getStatus: testUser,
          getActiveTournaments: { items: [tournament] },
          getMetaPage: { title: 't' },
          [call]: absence,
        },
      })
      await waitFor(() => expect(sent.map(([name]) => name)).toContain(call))
      await waitFor(() => expect(screen.queryByRole('status', { name: /Загрузка/u })).toBeNull())
      expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
    }
  })
})
