import { EmptyState, Heading } from '#ui/index.ts'
import type { ReportedFinding } from '../report.ts'
import { storyOf } from './causes.ts'
import { ChangeEvidence, TreeDifference } from './ChangeEvidence.tsx'
import { partsOf, treeOf } from './describe.ts'
import { PictureViews, type PictureViewsProps } from './PictureViews.tsx'
import * as styles from './review.css.ts'

/** Says why no change is shown. */
export function NoChange({ isFiltered, isReviewed }: { isFiltered: boolean; isReviewed: boolean }) {
  if (isFiltered)
    return (
      <EmptyState icon="search" title="No changes here">
        The filter hides every change.
      </EmptyState>
    )
  return (
    <EmptyState icon="info" title="Nothing to review">
      {isReviewed ? 'Every change is approved.' : 'Every picture equals its baseline.'}
    </EmptyState>
  )
}

interface ShownChangeProps extends PictureViewsProps {
  /** All findings of the run, which may have the tree of the shown one. */
  findings: readonly ReportedFinding[]
  /** Ids of captures that equal what was approved. */
  matched: readonly string[]
  storybook: string | null
}

/** The title, the pictures or the tree, and the evidence of a change. */
export function ShownChange({ finding, findings, matched, storybook, ...views }: ShownChangeProps) {
  const { title, modes } = partsOf(finding.id)
  return (
    <>
      <div className={styles.title}>
        <Heading level={2} size={19}>
          {title}
        </Heading>
        {[...modes, finding.kind].map((mode) => (
          <span key={mode} className={styles.tag}>
            {mode}
          </span>
        ))}
      </div>
      {finding.kind === 'tree' ? (
        <TreeDifference finding={finding} />
      ) : (
        // Each finding starts zoomed to all of its own clusters.
        <PictureViews key={finding.id} finding={finding} {...views} />
      )}
      <ChangeEvidence
        finding={finding}
        tree={treeOf(finding, findings)}
        unchanged={matched.filter((id) => storyOf(id) === storyOf(finding.id))}
        storybook={storybook}
      />
    </>
  )
}
