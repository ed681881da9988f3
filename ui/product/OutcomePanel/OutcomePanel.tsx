import { Check, Ellipsis, Minus, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { FactList, type Fact } from '../FactList/FactList.tsx'
import * as styles from './OutcomePanel.css.ts'

/** One shape per tone, so that the outcome is clear without its colour. */
const shapes = { positive: Check, negative: TriangleAlert, neutral: Minus, waiting: Ellipsis } as const

export interface OutcomePanelProps extends NativeProps<'section', 'title'> {
  /** `neutral`: nothing was done and nothing is lost. `waiting`: the outcome is not known yet. */
  tone: keyof typeof shapes
  /** The outcome in a few words. */
  title: string
  /** What happened and the next step. */
  children: ReactNode
  /** The few values that describe the outcome. */
  facts?: readonly Fact[] | undefined
  /** A remark that few readers need. */
  note?: ReactNode | undefined
  /** Links or buttons. */
  actions: ReactNode
  /** Fills its column, beside a sidebar. Otherwise the panel is narrow and centred. */
  wide?: boolean | undefined
}

/** A page with a single outcome: a payment result, a rejection, a closed page. */
export function OutcomePanel({
  tone,
  title,
  children,
  facts = [],
  note,
  actions,
  wide = false,
  ...rest
}: OutcomePanelProps) {
  return (
    <section
      {...rest}
      className={styles.panel}
      data-component="OutcomePanel"
      data-tone={tone}
      data-wide={wide ? '' : undefined}
    >
      <span className={styles.icon}>
        <SvgIcon icon={shapes[tone]} size={32} />
      </span>
      {/* Takes the focus when the panel replaces a form. */}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      {facts.length === 0 ? null : (
        <div className={styles.facts}>
          <FactList rows={wide ? 'phone' : true} facts={facts} />
        </div>
      )}
      {note === undefined ? null : (
        <div className={styles.note}>
          <Icon name="info" size={20} />
          <div>{note}</div>
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
