import { attach, sample } from 'effector'
import { errorMessage } from '#contract/errors/message.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { bonusEnded } from '#app/models/alerts/alerts.model.ts'
import { levelShown } from '#app/models/alerts/level-moment.model.ts'
import { rejectedOutsideForm } from '#app/features/cashier/models/rejected-address.model.ts'
import { favouriteFailed } from '#app/models/games/favourites.model.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $hasSessionCover } from '#app/models/presence/game-open.ts'
import { CONNECTION_NOTICE, noticeWithdrawn } from '#app/models/notices/notices.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { sessionEnded } from '#app/models/session/session-load.model.ts'
import { detailsPage } from '#app/features/payments/models/payment-rules.ts'
import { signOutUnconfirmed } from '#app/models/session/sign-out/sign-out.model.ts'
import { promoCodeRejected } from '#app/features/access/models/sign-up.model.ts'
import { passwordRecovered } from '#app/models/access/recovery-dialog.model.ts'
import { errorTextsQuery } from '#app/queries/error-texts.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { pageNotice } from './page-notice.ts'
import { exitAnnounced } from './payment-exit.ts'

/* Notices of the models. Personal ones are not shown to the next player. */

const levelInLanguage = sample({
  clock: levelShown,
  source: $language,
  fn: (language, reached) => ({ language, ...reached }),
})
const loadLevelNotice = () => loadCode(() => import('./level-notice.ts'))
pageNotice(levelInLanguage, async (t, reached) => (await loadLevelNotice()).createLevelNotice(t, reached))

const bonusEndedInLanguage = sample({
  clock: bonusEnded,
  source: $language,
  fn: (language, win) => ({ language, win }),
})
pageNotice(bonusEndedInLanguage, (t, { language, win }) =>
  win === null
    ? {
        tone: 'negative',
        personal: true,
        title: t('alerts.bonusLost', { ns: 'pages' }),
        text: t('alerts.bonusLostText', { ns: 'pages' }),
      }
    : {
        tone: 'positive',
        personal: true,
        title: t('alerts.bonusWon', { ns: 'pages', amount: formatRubles(win, language) }),
        text: t('alerts.bonusWonText', { ns: 'pages' }),
      },
)

// The optimistic update was rolled back, so the player needs to know. The text differs if the outcome is unknown.
pageNotice(favouriteFailed, (t, failure) => {
  const outcome = isOutcomeUnknown(failure) ? 'unknown' : 'refused'
  return {
    ...(failure.kind === 'noResponse' ? { key: CONNECTION_NOTICE } : {}),
    tone: 'negative',
    personal: true,
    title: t(`favourites.${outcome}`, { ns: 'pages' }),
    text: t(`favourites.${outcome}Text`, { ns: 'pages' }),
  }
})

// The session may still be active on the server.
pageNotice(signOutUnconfirmed, (t) => ({
  tone: 'negative',
  personal: true,
  title: t('account.signOutUnconfirmed', { ns: 'pages' }),
  text: t('account.signOutUnconfirmedText', { ns: 'pages' }),
}))

const SESSION_END = 'session-end'
pageNotice(
  sessionEnded,
  (t, reason) => ({
    key: SESSION_END,
    tone: reason === 'blocked' ? 'negative' : 'neutral',
    // A player who looked away would find a guest page without a reason.
    lasting: true,
    title: t(`account.session.${reason}`, { ns: 'pages' }),
    text: t(`account.session.${reason}Text`, { ns: 'pages' }),
    action:
      reason === 'blocked'
        ? { label: t('account.session.toComplaints', { ns: 'pages' }), href: paths.complaints() }
        : { label: t('account.session.signIn', { ns: 'pages' }), href: playerPaths.signInFor(paths.home()) },
  }),
  $hasSessionCover,
)

sample({ clock: signedIn, fn: () => SESSION_END, target: noticeWithdrawn })

pageNotice(rejectedOutsideForm, (t) => ({
  tone: 'negative',
  personal: true,
  title: t('payment.leaveRejected', { ns: 'pages' }),
  text: t('payment.leaveRejectedText', { ns: 'pages' }),
  action: { label: t('payment.toCashier', { ns: 'pages' }), href: paths.cashbox() },
}))

pageNotice(exitAnnounced, (t, { reason, id }) => ({
  tone: reason === 'paid' ? 'positive' : 'negative',
  personal: true,
  title: t(`payment.exit.${reason}`, { ns: 'pages' }),
  text: t(`payment.exit.${reason}Text`, { ns: 'pages' }),
  ...(reason === 'paid'
    ? { lasting: true, action: { label: t('payment.exit.details', { ns: 'pages' }), href: detailsPage(id) } }
    : {}),
}))

pageNotice(passwordRecovered, (t) => ({
  tone: 'positive',
  title: t('access.recovery.done', { ns: 'pages' }),
  text: t('access.recovery.doneText', { ns: 'pages' }),
}))

const readRejectionFx = attach({
  source: { client: $queryClient, language: $language },
  effect: async ({ client, language }, code: number) =>
    errorMessage(await requireClient(client).fetchQuery(errorTextsQuery(language)), { code, message: null, args: [] }),
})
sample({ clock: promoCodeRejected, target: readRejectionFx })
// Not personal: the account is new, and its player is just being signed in.
pageNotice(readRejectionFx.doneData, (t, why) => ({
  tone: 'negative',
  lasting: true,
  title: t('alerts.promoCode', { ns: 'pages' }),
  text: t('alerts.promoCodeText', { ns: 'pages', why }),
  action: { label: t('promo.toCodes', { ns: 'pages' }), href: playerPaths.promoCodes() },
}))
