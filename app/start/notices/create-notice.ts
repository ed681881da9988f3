import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { errorMessage } from '#contract/errors/message.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { languageOf, pageTexts, type Translate } from '#app/i18n/i18n.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'
import { requireClient } from '#app/lib/state/query-client-port.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { detailsPage } from '#app/features/payments/models/payment-rules.ts'
import type { Announcement } from '#app/models/notices/announcements.model.ts'
import { CONNECTION_NOTICE, SESSION_END_NOTICE, type Notice } from '#app/models/notices/notices.model.ts'
import { errorTextsQuery } from '#app/queries/error-texts.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'

/** What the texts of a notice need. */
interface Sources {
  i18n: i18n
  client: QueryClient | null
}
type NewNotice = Omit<Notice, 'id'>
type AnnouncementOf<Kind extends Announcement['kind']> = Extract<Announcement, { kind: Kind }>

const loadLevelNotice = () => loadCode(() => import('./level-notice.ts'))

function sessionEnded(t: Translate, { reason }: AnnouncementOf<'sessionEnded'>): NewNotice {
  const isBlocked = reason === 'blocked'
  return {
    tone: isBlocked ? 'negative' : 'neutral',
    key: SESSION_END_NOTICE,
    // A player who looked away would find a guest page without a reason.
    lasting: true,
    title: t(`account.session.${reason}`, { ns: 'pages' }),
    text: t(`account.session.${reason}Text`, { ns: 'pages' }),
    action: isBlocked
      ? { label: t('account.session.toComplaints', { ns: 'pages' }), href: paths.complaints() }
      : { label: t('account.session.signIn', { ns: 'pages' }), href: playerPaths.signInFor(paths.home()) },
  }
}

function paymentExited(t: Translate, { reason, id }: AnnouncementOf<'paymentExited'>): NewNotice {
  return {
    tone: reason === 'paid' ? 'positive' : 'negative',
    personal: true,
    title: t(`payment.exit.${reason}`, { ns: 'pages' }),
    text: t(`payment.exit.${reason}Text`, { ns: 'pages' }),
    ...(reason === 'paid'
      ? { lasting: true, action: { label: t('payment.exit.details', { ns: 'pages' }), href: detailsPage(id) } }
      : {}),
  }
}

/** The optimistic update was rolled back, so the player needs to know. The text differs if the outcome is unknown. */
function favouriteFailed(t: Translate, { failure }: AnnouncementOf<'favouriteFailed'>): NewNotice {
  const outcome = isOutcomeUnknown(failure) ? 'unknown' : 'refused'
  return {
    ...(failure.kind === 'noResponse' ? { key: CONNECTION_NOTICE } : {}),
    tone: 'negative',
    personal: true,
    title: t(`favourites.${outcome}`, { ns: 'pages' }),
    text: t(`favourites.${outcome}Text`, { ns: 'pages' }),
  }
}

function bonusEnded(i18n: i18n, { win }: AnnouncementOf<'bonusEnded'>): NewNotice {
  const { t } = i18n
  const amount = win === null ? null : formatRubles(win, languageOf(i18n))
  return amount === null
    ? {
        tone: 'negative',
        personal: true,
        title: t('alerts.bonusLost', { ns: 'pages' }),
        text: t('alerts.bonusLostText', { ns: 'pages' }),
      }
    : {
        tone: 'positive',
        personal: true,
        title: t('alerts.bonusWon', { ns: 'pages', amount }),
        text: t('alerts.bonusWonText', { ns: 'pages' }),
      }
}

/** Not personal: the account is new, and its player is just being signed in. */
async function promoCodeRejected(
  { i18n, client }: Sources,
  { code }: AnnouncementOf<'promoCodeRejected'>,
): Promise<NewNotice> {
  const texts = await requireClient(client).fetchQuery(errorTextsQuery(languageOf(i18n)))
  const why = errorMessage(texts, { code, message: null, args: [] })
  return {
    tone: 'negative',
    lasting: true,
    title: i18n.t('alerts.promoCode', { ns: 'pages' }),
    text: i18n.t('alerts.promoCodeText', { ns: 'pages', why }),
    action: { label: i18n.t('promo.toCodes', { ns: 'pages' }), href: playerPaths.promoCodes() },
  }
}

/** Personal notices are not shown to the next player. */
function createWithTexts(sources: Sources, announcement: Announcement): NewNotice | Promise<NewNotice> {
  const { i18n } = sources
  const { t } = i18n
  switch (announcement.kind) {
    case 'levelReached':
      return loadLevelNotice().then((code) => code.createLevelNotice(t, announcement.reached, languageOf(i18n)))
    case 'bonusEnded':
      return bonusEnded(i18n, announcement)
    case 'favouriteFailed':
      return favouriteFailed(t, announcement)
    case 'linkRejected':
      return { tone: 'negative', title: t('refused.title', { ns: 'pages' }), text: t('refused.text', { ns: 'pages' }) }
    case 'paymentAddressRejected':
      return {
        tone: 'negative',
        personal: true,
        title: t('payment.leaveRejected', { ns: 'pages' }),
        text: t('payment.leaveRejectedText', { ns: 'pages' }),
        action: { label: t('payment.toCashier', { ns: 'pages' }), href: paths.cashbox() },
      }
    case 'paymentExited':
      return paymentExited(t, announcement)
    case 'sessionEnded':
      return sessionEnded(t, announcement)
    case 'signOutUnconfirmed':
      return {
        tone: 'negative',
        personal: true,
        title: t('account.signOutUnconfirmed', { ns: 'pages' }),
        text: t('account.signOutUnconfirmedText', { ns: 'pages' }),
      }
    case 'passwordRecovered':
      return {
        tone: 'positive',
        title: t('access.recovery.done', { ns: 'pages' }),
        text: t('access.recovery.doneText', { ns: 'pages' }),
      }
    case 'promoCodeRejected':
      return promoCodeRejected(sources, announcement)
  }
}

/**
 * Returns the notice of an announcement in the language of the page, after loading the texts and the code that it needs.
 * @throws if they fail to load
 */
export async function createNotice(sources: Sources, announcement: Announcement): Promise<NewNotice> {
  await pageTexts(sources.i18n)
  return createWithTexts(sources, announcement)
}
