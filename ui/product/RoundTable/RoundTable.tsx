import { Fragment, useId, useState, type ReactNode } from 'react'
import { GameCover } from '../../private/game-cover.tsx'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './RoundTable.css.ts'

export interface ListedRound {
  id: string
  /** Its number in words: `No. 302`; `''` if it has none. */
  number: string
  /** Name of the game. */
  game: string
  /** The page of the game; `null` if it is no longer offered. */
  href: string | null
  /** URL of the game's picture; `null` for a drawn one. */
  image: string | null
  /** Date and time: `24 November, 21:42:11 MSK`. */
  time: string
  /** What else the player has to know, such as that the round is open. */
  note?: ReactNode | undefined
  stake: string
  win: string
  /** Nothing was won: the win is muted. */
  isLoss: boolean
  /** Own money before and after the round; `null` if it is not known. */
  balance: { before: string; after: string } | null
}

/** What an open row shows. */
export interface RoundDetails {
  /** Title of the column with the buttons; hidden visually. */
  title: string
  /** Accessible name of the button of a row. */
  label: (round: ListedRound) => string
  content: (round: ListedRound) => ReactNode
}

export interface RoundTableProps extends NativeProps<'table'> {
  /** Accessible name of the table. */
  caption: string
  /** Titles of the columns. Those of `before` and `after` are only read: `was`, `is now`. */
  titles: Readonly<Record<'number' | 'game' | 'stake' | 'win' | 'balance' | 'before' | 'after', string>>
  /** Newest first. A column that no round needs is left out. */
  rounds: readonly ListedRound[]
  /** What a row shows when it is open, one at a time. Without it rows cannot be opened. */
  details?: RoundDetails | undefined
}

function Game({ round }: { round: ListedRound }) {
  const { game, href, image, number, time, note } = round
  return (
    <span className={styles.game}>
      <GameCover className={styles.cover} name={game} image={image} loading="lazy" width={40} height={40} />
      <span className={styles.text}>
        <span className={styles.name}>{href === null ? game : <Link href={href}>{game}</Link>}</span>{' '}
        <span className={styles.small}>
          {number === '' ? null : <span className={styles.narrow}>{number} · </span>}
          {time}
        </span>
        {note === undefined ? null : <span className={styles.small}> {note}</span>}
      </span>
    </span>
  )
}

interface BalanceProps extends Pick<RoundTableProps, 'titles'> {
  balance: NonNullable<ListedRound['balance']>
}

function Balance({ balance, titles }: BalanceProps) {
  return (
    <>
      <span className={visuallyHidden}>{titles.before} </span>
      <span className={styles.muted}>
        {balance.before}
        <span className={styles.arrow}>
          <Icon name="next" size={16} />
        </span>
      </span>
      <span className={visuallyHidden}>, {titles.after} </span>
      {balance.after}
    </>
  )
}

/** Rounds with their game, money and balances. A row opens in place, one at a time. On a phone each is a card. */
export function RoundTable({ caption, titles, rounds, details, ...rest }: RoundTableProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const detailsId = useId()
  const hasNumbers = rounds.some(({ number }) => number !== '')
  const hasBalances = rounds.some(({ balance }) => balance !== null)
  const columns = 3 + (hasNumbers ? 1 : 0) + (hasBalances ? 1 : 0) + (details === undefined ? 0 : 1)
  const title = (text: ReactNode, part: string) => (
    <th scope="col" className={styles.cell} data-part={part}>
      {text}
    </th>
  )
  return (
    <div className={styles.frame} data-component="RoundTable">
      <table {...rest} className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {hasNumbers ? title(titles.number, 'number') : null}
            {title(titles.game, 'game')}
            {title(titles.stake, 'stake')}
            {title(titles.win, 'win')}
            {hasBalances ? title(titles.balance, 'balance') : null}
            {details === undefined ? null : title(<span className={visuallyHidden}>{details.title}</span>, 'toggle')}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rounds.map((round) => {
            const isOpen = details !== undefined && round.id === openId
            return (
              <Fragment key={round.id}>
                <tr className={styles.row} data-open={isOpen ? '' : undefined}>
                  {hasNumbers ? (
                    <td className={styles.cell} data-part="number">
                      {round.number}
                    </td>
                  ) : null}
                  <th scope="row" className={styles.cell} data-part="game">
                    <Game round={round} />
                  </th>
                  <td className={styles.cell} data-part="stake" data-title={titles.stake}>
                    {round.stake}
                  </td>
                  <td
                    className={styles.cell}
                    data-part="win"
                    data-title={titles.win}
                    data-muted={round.isLoss || undefined}
                  >
                    {round.win}
                  </td>
                  {hasBalances ? (
                    <td className={styles.cell} data-part="balance" data-title={titles.balance}>
                      {round.balance === null ? '—' : <Balance balance={round.balance} titles={titles} />}
                    </td>
                  ) : null}
                  {details === undefined ? null : (
                    <td className={styles.cell} data-part="toggle">
                      <button
                        type="button"
                        className={styles.toggle}
                        aria-label={details.label(round)}
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? detailsId : undefined}
                        onClick={() => setOpenId(isOpen ? null : round.id)}
                      >
                        <Icon name="down" size={20} />
                      </button>
                    </td>
                  )}
                </tr>
                {isOpen ? (
                  <tr id={detailsId} className={styles.row} data-details="">
                    <td className={styles.cell} data-part="details" colSpan={columns}>
                      {details.content(round)}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
