import type { Language } from '#contract/core/languages.ts'
import { accountEventText, type AccountEvent } from '#server/content/account-events.ts'
import { limitDetail, termDetail } from '#server/content/protection-details.ts'
import { tierName } from '#server/content/levels.ts'
import type { Database } from '#server/db/open.ts'

/** Maximum number of events in the history. */
const HISTORY_LENGTH = 100

/** Details whose text depends on the language. */
const DETAIL_TEXTS: Readonly<Partial<Record<AccountEvent, (detail: string, language: Language) => string>>> = {
  levelReached: (level, language) => tierName(Number(level), language),
  limitSet: limitDetail,
  limitRaiseAsked: limitDetail,
  limitRaiseCancelled: limitDetail,
  timeoutBegan: termDetail,
  excluded: termDetail,
}
const detailTexts = new Map(Object.entries(DETAIL_TEXTS))

const detailText = (kind: string, detail: string, language: Language): string =>
  detailTexts.get(kind)?.(detail, language) ?? detail

/** Records an account event, so that the player can spot unauthorised access. */
export async function recordEvent(
  db: Database,
  player: number,
  kind: AccountEvent,
  now: number,
  detail = '',
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({ player_id: player, kind, detail, happened_at: new Date(now) })
    .execute()
}

/** Returns the account history in a language, newest first. */
export async function historyOf(db: Database, player: number, language: Language) {
  const rows = await db
    .selectFrom('account_events')
    .select(['kind', 'detail', 'happened_at'])
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .limit(HISTORY_LENGTH)
    .execute()
  return rows.flatMap(({ kind, detail, happened_at }) => {
    const text = accountEventText(kind)
    return text === undefined
      ? []
      : [
          {
            created_at: happened_at.getTime(),
            text: text[language].replace('{detail}', () => detailText(kind, detail, language)),
          },
        ]
  })
}

/** Returns the sign-in before the current session, or `null`. */
export async function previousSignIn(db: Database, player: number, before: Date) {
  const row = await db
    .selectFrom('account_events')
    .select(['detail', 'happened_at'])
    .where('player_id', '=', player)
    .where('kind', 'in', ['loggedIn', 'registered'] satisfies AccountEvent[])
    .where('happened_at', '<', before)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { at: row.happened_at.getTime(), address: row.detail }
}
