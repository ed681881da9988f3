import { useEffect, useRef, type Ref } from 'react'
import { EmptyState, Icon, Select, TextField, VisuallyHidden } from '#ui/index.ts'
import type { ReportedFinding } from '../report.ts'
import { isJudgeable, type Cause } from './causes.ts'
import { causeTitle, coloursOf, countOf, partsOf } from './describe.ts'
import { filters, listedCauses, type Filter, type Judging, type JudgingEvent, type Verdict } from './judging.ts'
import * as styles from './review.css.ts'
import { useShortcut } from './shortcuts.tsx'

const filterLabels: Readonly<Record<Filter, string>> = {
  all: 'All changes',
  open: 'Open',
  rejected: 'Rejected',
  approved: 'Approved',
}

function VerdictMark({ finding, verdict }: { finding: ReportedFinding; verdict: Verdict | undefined }) {
  const state = isJudgeable(finding) ? verdict?.kind : 'broken'
  const words = { approved: 'Approved', rejected: 'Rejected', broken: 'To fix' } as const
  return (
    <span className={styles.verdict} data-verdict={state}>
      {state === undefined || state === 'broken' ? null : (
        <Icon name={state === 'approved' ? 'check' : 'close'} size={16} />
      )}
      {state === undefined ? null : <VisuallyHidden>{words[state]}</VisuallyHidden>}
    </span>
  )
}

function CauseSwatch({ cause: { findings } }: { cause: Cause }) {
  const [cluster] = findings[0]?.clusters ?? []
  const colours = cluster === undefined ? null : coloursOf(cluster)
  if (colours === null) return null
  const background = `linear-gradient(135deg, ${colours.before} 50%, ${colours.after} 50%)`
  return <span className={styles.swatch} style={{ background }} />
}

interface CauseItemProps {
  cause: Cause
  state: Judging
  onSelect: (id: string) => void
}

function CauseItem({ cause, state, onSelect }: CauseItemProps) {
  const isOpen = cause.findings.some(({ id }) => id === state.current)
  const judgeable = cause.findings.filter(isJudgeable)
  const judged = judgeable.filter(({ id }) => state.verdicts[id] !== undefined).length
  const first = cause.findings.find(({ id }) => state.verdicts[id] === undefined) ?? cause.findings[0]
  const isDone = judged > 0 && judged === judgeable.length
  const isRejected = isDone && judgeable.every(({ id }) => state.verdicts[id]?.kind === 'rejected')
  return (
    <li className={styles.cause}>
      <button
        type="button"
        className={styles.causeButton}
        aria-expanded={isOpen}
        title={causeTitle(cause)}
        onClick={() => {
          if (first !== undefined && !isOpen) onSelect(first.id)
        }}
      >
        <CauseSwatch cause={cause} />
        <span className={styles.causeName}>{causeTitle(cause)}</span>
        {isDone ? <Icon name={isRejected ? 'close' : 'check'} size={16} /> : null}
        <span className={styles.causeCount}>
          {judgeable.length === 0 ? cause.findings.length : `${judged} of ${judgeable.length}`}
          <VisuallyHidden>{judgeable.length === 0 ? ' to fix' : ' judged'}</VisuallyHidden>
        </span>
      </button>
      {isOpen ? (
        <ul className={styles.findings}>
          {cause.findings.map((finding) => {
            const { title, modes } = partsOf(finding.id)
            return (
              <li key={finding.id}>
                <button
                  type="button"
                  className={styles.findingButton}
                  aria-current={finding.id === state.current}
                  title={finding.id}
                  onClick={() => onSelect(finding.id)}
                >
                  <VerdictMark finding={finding} verdict={state.verdicts[finding.id]} />
                  <span className={styles.findingName}>
                    <span className={styles.findingTitle}>{title}</span>
                    {modes.join(', ')}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </li>
  )
}

export interface CauseListProps {
  state: Judging
  send: (event: JudgingEvent) => void
  searchRef: Ref<HTMLInputElement>
  /** Returns from the filter to the shown change. */
  onLeave: () => void
  /** Follows the choice of a change. */
  onSelect: () => void
}

/** The changes by cause; the group of the shown one is open. */
export function CauseList({ state, send, searchRef, onLeave, onSelect }: CauseListProps) {
  const nav = useRef<HTMLElement>(null)
  const filterShortcut = useShortcut('f')
  const { current } = state
  useEffect(() => {
    const list = nav.current
    // Only inside the list: on a phone the page must not jump to it.
    if (list === null || list.scrollHeight <= list.clientHeight) return
    const button = [...list.querySelectorAll('button')].find(({ title }) => title === current)
    button?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const causes = listedCauses(state)
  return (
    <div className={styles.list}>
      <div className={styles.filters} role="search" aria-label="Changes">
        <TextField
          ref={searchRef}
          type="search"
          icon="search"
          label="Filter by name"
          labelHidden
          placeholder="Filter by name"
          aria-keyshortcuts={filterShortcut}
          value={state.word}
          onValueChange={(word) => send({ type: 'searched', word })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onLeave()
          }}
        />
        <Select
          label="Verdict"
          labelHidden
          options={filters.map((filter) => ({ value: filter, label: filterLabels[filter] }))}
          value={state.filter}
          onValueChange={(filter) => send({ type: 'filtered', filter })}
        />
      </div>
      <nav ref={nav} className={styles.causes} aria-label={`${countOf(causes.length, 'cause')} of change`}>
        {causes.length === 0 ? (
          <EmptyState icon="search" title="No changes here">
            Choose another verdict or clear the name.
          </EmptyState>
        ) : (
          <ul>
            {causes.map((cause) => (
              <CauseItem
                key={cause.key}
                cause={cause}
                state={state}
                onSelect={(id) => {
                  send({ type: 'selected', id })
                  onSelect()
                }}
              />
            ))}
          </ul>
        )}
      </nav>
    </div>
  )
}
