import { ErrorState, Heading } from '#ui/index.ts'
import * as styles from './review.css.ts'

/** Replaces the page if the report could not be loaded: without it, an empty list would look like a passed run. */
export function ReportError() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading level={1} size={19}>
          Visual review
        </Heading>
      </header>
      <main className={styles.reportError}>
        <ErrorState title="Couldn’t load the report">
          The file report.js is missing or broken. Unpack the whole download again, or run npm run visual.
        </ErrorState>
      </main>
    </div>
  )
}
