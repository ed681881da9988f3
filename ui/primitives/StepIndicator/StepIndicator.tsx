import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './StepIndicator.css.ts'

export interface StepIndicatorProps extends NativeProps<'ol', 'children'> {
  /** Accessible name: the goal of the steps. */
  label: string
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Index of the current step. */
  current: number
}

/** Progress through a sequence of steps. Not interactive: a step is reached by completing the previous one. */
export function StepIndicator({ label, steps, current, ...rest }: StepIndicatorProps) {
  const texts = useUiTexts()
  return (
    <div className={styles.frame} data-component="StepIndicator">
      <ol {...rest} aria-label={label} className={styles.steps}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.marker} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={visuallyHidden}>{texts.stepOf(index + 1, steps.length)}</span>
              <span className={styles.name}>{step}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
