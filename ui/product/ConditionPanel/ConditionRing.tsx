import * as styles from './ConditionRing.css.ts'

/** Length of an arc and of the gap after it, in units of the circle. */
const ARC = 14
const GAP = 10

/** Met conditions as a ring of arcs with their count. Decorative: a sentence beside it says the same. */
export function ConditionRing({ met, total }: { met: number; total: number }) {
  const step = ARC + GAP
  const arcs = Array.from({ length: total }, (_, index) => index)
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg className={styles.arcs} viewBox="0 0 64 64" focusable="false">
        {arcs.map((index) => (
          <circle
            key={index}
            className={styles.arc}
            data-state={index < met ? 'met' : 'unmet'}
            cx="32"
            cy="32"
            r="28"
            pathLength={step * total}
            strokeDasharray={`${ARC} ${step * total - ARC}`}
            strokeDashoffset={-index * step - GAP / 2}
          />
        ))}
      </svg>
      <span className={styles.count}>{`${met}/${total}`}</span>
    </div>
  )
}
