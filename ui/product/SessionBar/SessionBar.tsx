import { Clock3, History } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { Countdown, type RemainingTime } from '../../primitives/Countdown/Countdown.tsx'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './SessionBar.css.ts'

/** A word in full, and its short form for a phone. */
export interface SessionWord {
  full: string
  short: string
}

/** Names of the figures. The full word of `time` is read by screen readers only: a clock stands in its place. */
export interface SessionWords {
  time: SessionWord
  staked: SessionWord
  won: SessionWord
  net: SessionWord
}

export interface SessionBarProps extends NativeProps<'div', 'role' | 'aria-label'> {
  /** Accessible name of the bar. */
  label: string
  /** Time since the session began, from the app's shared ticker. */
  elapsed: RemainingTime
  /** Names of the figures, in full and short. */
  words: SessionWords
  /** Formatted amounts; a loss has the minus sign U+2212. */
  staked: string
  /** Sum of the wins, formatted. */
  won: string
  /** Wins minus stakes, formatted; a loss has the minus sign U+2212. */
  net: string
  /** The way to the rounds behind the figures: text, on a phone an icon. */
  history?: { href: string; label: string } | undefined
}

/**
 * Time, stakes, wins and net result of a session in one quiet line, for `line` of `GameWindow`. All figures have the same
 * weight and colour. The time is written to the DOM, so a second costs no render.
 */
export function SessionBar({ label, elapsed, words, staked, won, net, history, ...rest }: SessionBarProps) {
  const Anchor = useUiLink()
  const amounts = [
    { word: words.staked, value: staked },
    { word: words.won, value: won },
    { word: words.net, value: net },
  ]
  return (
    <div {...rest} role="group" aria-label={label} className={styles.bar} data-component="SessionBar">
      <dl className={styles.list}>
        <div className={styles.figure}>
          <dt className={styles.word}>
            <span className={styles.clock}>
              <SvgIcon icon={Clock3} size={16} />
            </span>
            <span className={styles.spokenWord}>{words.time.full}</span>
            <span className={styles.phoneWord}>{words.time.short}</span>
          </dt>
          <dd className={styles.value}>
            <Countdown label={words.time.full} remaining={elapsed} form="minutes" />
          </dd>
        </div>
        {amounts.map(({ word, value }) => (
          <div key={word.full} className={styles.figure}>
            <dt className={styles.word}>
              <span className={styles.fullWord}>{word.full}</span>
              <span className={styles.shortWord}>{word.short}</span>
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {history === undefined ? null : (
        <Anchor href={history.href} className={styles.history} title={history.label}>
          <span className={styles.historyText}>{history.label}</span>
          <span className={styles.historyIcon}>
            <SvgIcon icon={History} size={20} />
          </span>
        </Anchor>
      )}
    </div>
  )
}
