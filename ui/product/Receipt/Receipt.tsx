import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useUiBrand } from '../../provider/UiProvider.tsx'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import type { Fact } from '../FactList/FactList.tsx'
import * as styles from './Receipt.css.ts'

export interface ReceiptProps extends NativeProps<'article', 'title' | 'aria-labelledby'> {
  /** The outcome: `Paid`. Only a payment that succeeded has a receipt. */
  status: string
  /** Number and kind of the payment: `Receipt No. 4 918 205, deposit`. */
  title: string
  /** With kopecks, as all amounts of a receipt. */
  amountText: string
  /** The lines of the receipt, in order. */
  facts: readonly Omit<Fact, 'money' | 'explanation'>[]
  /** Legal remarks at the foot. */
  note: string
  /** Text of the print button. */
  printLabel: string
  /** Usually `window.print()`: while a receipt is on the page, only its sheet is printed. */
  onPrint: () => void
}

/** A receipt as a sheet of paper, white in both themes. The browser prints this sheet alone, or saves it as PDF. */
export function Receipt({ status, title, amountText, facts, note, printLabel, onPrint, ...rest }: ReceiptProps) {
  const id = useId()
  const { name = 'Cassiopeia' } = useUiBrand()
  return (
    <article {...rest} aria-labelledby={id} className={styles.ground} data-component="Receipt">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span className={styles.brand}>
            <BrandMark />
            {name}
          </span>
          <span className={styles.status}>
            <Icon name="success" size={16} />
            {status}
          </span>
        </div>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.amount}>{amountText}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ id: factId, label, value }) => (
            <div key={factId} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
      </div>
      <ActionBar>
        <Button tone="primary" size="large" wide onClick={onPrint}>
          {printLabel}
        </Button>
      </ActionBar>
    </article>
  )
}
