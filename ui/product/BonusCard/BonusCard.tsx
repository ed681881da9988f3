import { Check, CircleSlash, Clock, Gift, Hourglass, Lock } from 'lucide'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { CostBar, Ring, type BonusCost, type BonusProgress } from './BonusParts.tsx'
import * as styles from './BonusCard.css.ts'

/** One shape per state, so that it is clear without its colour. */
const icons = {
  available: Gift,
  waiting: Lock,
  active: Hourglass,
  used: Check,
  expired: Clock,
  lost: CircleSlash,
  cancelled: CircleSlash,
} as const

interface Common {
  /** The state as a word. */
  status: string
  /** Name of the bonus. */
  title: string
  /** The main terms, or what has become of the bonus. */
  children?: ReactNode | undefined
  /** Buttons: activate, cancel. */
  actions?: ReactNode | undefined
}

/** A bonus that can be activated now, or once something has happened: a ticket with a stub. */
interface Ticket extends Common {
  /** Sets form, colour and icon of the card. */
  state: 'available' | 'waiting'
  /** What it gives in a few figures: `+300 %`, and lines below. */
  stub: { figure: string; lines: readonly string[] }
  cost?: BonusCost | undefined
}

/** A bonus that is being wagered. */
interface Active extends Common {
  state: 'active'
  /** Absent without wagering. */
  progress?: BonusProgress | undefined
}

/** A wagered bonus: the stub is torn off. */
interface Used extends Common {
  state: 'used'
  /** Lines of the stamp; none without a date. */
  stamp: readonly string[]
}

/** A bonus that has ended without a win. */
interface Closed extends Common {
  state: 'expired' | 'lost' | 'cancelled'
}

export type BonusCardProps = NativeProps<'article', 'title'> & (Ticket | Active | Used | Closed)

/** A bonus. Each state has a form, a colour, an icon and a word of its own. */
export function BonusCard(props: BonusCardProps) {
  switch (props.state) {
    case 'available':
    case 'waiting': {
      const { state, status, title, children, actions, stub, cost, ...rest } = props
      return (
        <article {...rest} className={styles.ticketFrame} data-component="BonusCard" data-state={state}>
          <div className={styles.ticket}>
            <div className={styles.body}>
              <Head state={state} status={status} title={title} />
              {children}
              {cost === undefined ? null : <CostBar {...cost} />}
              <Actions>{actions}</Actions>
            </div>
            <p className={styles.stub}>
              <span className={styles.figure}>{stub.figure}</span>
              <span className={styles.lines}>
                {stub.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </p>
          </div>
        </article>
      )
    }
    case 'active': {
      const { state, status, title, children, actions, progress, ...rest } = props
      return (
        <article {...rest} className={styles.active} data-component="BonusCard" data-state={state}>
          {progress === undefined ? null : <Ring {...progress} />}
          <Head state={state} status={status} title={title} />
          <div className={styles.details}>
            {children}
            <Actions>{actions}</Actions>
          </div>
        </article>
      )
    }
    case 'used': {
      const { state, status, title, children, actions, stamp, ...rest } = props
      return (
        <article {...rest} className={styles.shadow} data-component="BonusCard" data-state={state}>
          <div className={styles.torn}>
            <div className={styles.body}>
              <Head state={state} status={status} title={title} />
              {children}
              <Actions>{actions}</Actions>
            </div>
            {stamp.length === 0 ? null : (
              <p className={styles.stamp}>
                {stamp.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            )}
          </div>
        </article>
      )
    }
    default: {
      const { state, status, title, children, actions, ...rest } = props
      return (
        <article {...rest} className={styles.closed} data-component="BonusCard" data-state={state}>
          <Head state={state} status={status} title={title} />
          {children}
          <Actions>{actions}</Actions>
        </article>
      )
    }
  }
}

function Head({ state, status, title }: Pick<BonusCardProps, 'state' | 'status' | 'title'>) {
  return (
    <div className={styles.head}>
      <p className={styles.status} data-of={state}>
        <SvgIcon icon={icons[state]} size={16} />
        <span>{status}</span>
      </p>
      <h2 className={styles.title}>{title}</h2>
    </div>
  )
}

const Actions = ({ children }: { children: ReactNode }) =>
  children === undefined || children === null ? null : <div className={styles.actions}>{children}</div>
