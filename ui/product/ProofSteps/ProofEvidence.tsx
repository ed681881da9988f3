import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './ProofEvidence.css.ts'

/** Digits in a group: four bytes, from which one number is drawn. */
const GROUP = 8

const groupsOf = (text: string): string[] => text.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? []

export interface ProofHash {
  id: string
  label: string
  /** A seed or a hash, in full. */
  value: string
}

export interface ProofHashesProps extends NativeProps<'dl'> {
  /** The hashes in order, with unique ids. */
  hashes: readonly ProofHash[]
}

/** Seeds and hashes in full, in groups of eight digits. One press selects a whole value; the groups copy without spaces. */
export function ProofHashes({ hashes, ...rest }: ProofHashesProps) {
  return (
    <dl {...rest} className={styles.rows} data-component="ProofHashes">
      {hashes.map(({ id, label, value }) => (
        <div key={id} className={styles.hash}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.digits}>
            {groupsOf(value).map((group, index) => (
              <span key={index} className={styles.group}>
                {group}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface ProofNumber {
  id: string
  /** Hexadecimal digits from which the number was drawn. */
  source: string
  /** How many digits at the end decide: one for a number below 16. All are marked if every digit counts. */
  deciding: number
  /** The number and its range: `3 of 16`. */
  number: string
}

export interface ProofNumbersProps extends NativeProps<'ol', 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** The numbers in the order drawn. */
  numbers: readonly ProofNumber[]
}

/** The drawn numbers, each beside its source with the deciding digits marked. */
export function ProofNumbers({ label, numbers, ...rest }: ProofNumbersProps) {
  return (
    <ol {...rest} className={styles.rows} aria-label={label} data-component="ProofNumbers">
      {numbers.map(({ id, source, deciding, number }) => {
        const start = Math.max(0, source.length - deciding)
        return (
          <li key={id} className={styles.number}>
            <span className={styles.digits}>
              {source.slice(0, start)}
              <mark className={styles.mark}>{source.slice(start)}</mark>
            </span>
            <span className={styles.drawn}>{number}</span>
          </li>
        )
      })}
    </ol>
  )
}

export interface ProofSymbol {
  id: string
  /** What it shows: `cherry`, `ace of hearts`, `17, black`. */
  label: string
  /** URL of its picture; without one the label is shown. */
  image: string | null
  /** A word beside the label, such as `held`. */
  mark?: string | undefined
}

export interface ProofSymbolsProps extends NativeProps<'ul', 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** The symbols in reading order. */
  symbols: readonly ProofSymbol[]
  /** `reels`: five columns of pictures, which are smaller. */
  layout?: 'row' | 'reels' | undefined
}

/** Symbols of the reels from the top left, cards of a hand, or the number of a wheel. */
export function ProofSymbols({ label, symbols, layout = 'row', ...rest }: ProofSymbolsProps) {
  return (
    <ul {...rest} className={styles.symbols} aria-label={label} data-layout={layout} data-component="ProofSymbols">
      {symbols.map(({ id, label: symbolLabel, image, mark }) => (
        <li key={id} className={image === null ? styles.word : styles.tile}>
          {image === null ? symbolLabel : <img className={styles.picture} src={image} alt={symbolLabel} />}
          {mark === undefined ? null : <span className={styles.wordMark}> {mark}</span>}
        </li>
      ))}
    </ul>
  )
}

export interface ProofPay {
  id: string
  /** What may pay: a chip, a line, a hand. */
  label: string
  amount: string
  /** Whether it paid anything. */
  isPaid: boolean
}

export interface ProofPaysProps extends NativeProps<'ul', 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** The parts of the win, in order. */
  pays: readonly ProofPay[]
}

/** The parts of a win; parts that paid nothing are muted. */
export function ProofPays({ label, pays, ...rest }: ProofPaysProps) {
  return (
    <ul {...rest} className={styles.rows} aria-label={label} data-component="ProofPays">
      {pays.map(({ id, label: payLabel, amount, isPaid }) => (
        <li key={id} className={styles.pay} data-paid={isPaid ? '' : undefined}>
          <span>{payLabel}</span>
          <span className={styles.payAmount}>{amount}</span>
        </li>
      ))}
    </ul>
  )
}

export interface ProofWinProps extends NativeProps<'div'> {
  /** Stake and factor: `10 ₽ × 4`. */
  terms: string
  /** The amount won, formatted. */
  win: string
  /** Balance before and after. */
  balance?: string | undefined
}

/** A win with the terms that it was computed from. */
export function ProofWin({ terms, win, balance, ...rest }: ProofWinProps) {
  return (
    <div {...rest} className={styles.win} data-component="ProofWin">
      <p className={styles.terms}>{terms}</p>
      <p className={styles.amount}>{win}</p>
      {balance === undefined ? null : <p className={styles.terms}>{balance}</p>}
    </div>
  )
}
