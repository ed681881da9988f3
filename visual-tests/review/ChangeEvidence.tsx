import { Heading, Link, StatusMark, Text, VisuallyHidden } from '#ui/index.ts'
import type { Cluster } from '../evidence.ts'
import type { ReportedFinding } from '../report.ts'
import { changedLines } from './causes.ts'
import { clusterLabel, coloursOf, contrastLabel, countOf, hasPicture, partsOf, storybookLinks } from './describe.ts'
import { scrollable } from './PictureFrame.tsx'
import * as styles from './review.css.ts'

const MAX_LISTED = 6

/** The changed lines of the accessibility tree of a story, with the lines around them. */
export function TreeDifference({ finding: { approved = '', taken = '' } }: { finding: ReportedFinding }) {
  const signs = { same: ' ', added: '+', removed: '−', omitted: '⋯' } as const
  const elements = { same: 'span', added: 'ins', removed: 'del', omitted: 'span' } as const
  return (
    <pre className={styles.diff} {...scrollable} aria-label="Difference of the accessibility tree">
      {changedLines(approved, taken).map(({ kind, text }, index) => {
        const Element = elements[kind]
        return (
          <Element key={index} className={styles.diffLine} data-line={kind}>
            {signs[kind]} {text}
          </Element>
        )
      })}
    </pre>
  )
}

function ChangedColours({ cluster }: { cluster: Cluster }) {
  const colours = coloursOf(cluster)
  if (colours === null) return null
  return (
    <div className={styles.swatches}>
      <span className={styles.swatch} style={{ background: colours.before }} />
      <span className={styles.code}>{colours.before}</span>
      <span aria-hidden="true">→</span>
      <VisuallyHidden>became</VisuallyHidden>
      <span className={styles.swatch} style={{ background: colours.after }} />
      <span className={styles.code}>{colours.after}</span>
    </div>
  )
}

function Change({ finding }: { finding: ReportedFinding }) {
  if (!hasPicture(finding)) return null
  const { clusters = [], detail } = finding
  const distinct = clusters.filter(
    ({ fingerprint }, index) => clusters.findIndex((one) => one.fingerprint === fingerprint) === index,
  )
  return (
    <section>
      <Heading level={3} size={15}>
        What changed
      </Heading>
      <div className={styles.facts}>
        <Text size={13} tone="muted">
          {detail}
        </Text>
        {distinct.slice(0, MAX_LISTED).map((cluster) => (
          <div key={cluster.fingerprint}>
            <Text size={13}>{clusterLabel(cluster)}</Text>
            <ChangedColours cluster={cluster} />
          </div>
        ))}
        {distinct.length > MAX_LISTED ? (
          <Text size={13} tone="muted">
            and {distinct.length - MAX_LISTED} other parts
          </Text>
        ) : null}
      </div>
    </section>
  )
}

function Contrast({ finding: { contrasts = [] } }: { finding: ReportedFinding }) {
  if (contrasts.length === 0) return null
  return (
    <section>
      <Heading level={3} size={15}>
        Contrast of text
      </Heading>
      <ul className={styles.facts}>
        {contrasts.map((contrast) => (
          <li key={contrast.text}>
            <Text size={13}>{contrast.text}</Text>
            <StatusMark tone={contrast.after < contrast.required ? 'failed' : 'done'}>
              {contrastLabel(contrast)}
            </StatusMark>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sources({ finding: { sources } }: { finding: ReportedFinding }) {
  if (sources === undefined) return null
  return (
    <section>
      <Heading level={3} size={15}>
        Changed sources
      </Heading>
      {sources.length === 0 ? (
        <div className={styles.facts}>
          <Text size={13} tone="negative">
            None reaches this story. The change is a surprise.
          </Text>
        </div>
      ) : (
        <>
          <ul className={styles.facts}>
            {sources.slice(0, MAX_LISTED).map((source) => (
              <li key={source} className={styles.code}>
                {source}
              </li>
            ))}
          </ul>
          {sources.length > MAX_LISTED ? (
            <Text size={13} tone="muted">
              and {countOf(sources.length - MAX_LISTED, 'more file')}
            </Text>
          ) : null}
        </>
      )}
    </section>
  )
}

/** The other captures of the story, which equal their approved pictures. */
function Unchanged({ ids }: { ids: readonly string[] }) {
  return (
    <section>
      <Heading level={3} size={15}>
        Unchanged in this run
      </Heading>
      {ids.length === 0 ? (
        <div className={styles.facts}>
          <Text size={13} tone="muted">
            No other capture of this story.
          </Text>
        </div>
      ) : (
        <ul className={styles.facts}>
          {ids.slice(0, MAX_LISTED).map((id) => (
            <li key={id}>{partsOf(id).modes.join(', ')}</li>
          ))}
        </ul>
      )}
      {ids.length > MAX_LISTED ? (
        <Text size={13} tone="muted">
          and {countOf(ids.length - MAX_LISTED, 'other')}
        </Text>
      ) : null}
    </section>
  )
}

export interface ChangeEvidenceProps {
  finding: ReportedFinding
  /** The tree finding of the same story and language. */
  tree: ReportedFinding | undefined
  /** Ids of the captures of the same story that equal their approved pictures. */
  unchanged: readonly string[]
  /** Base address of a Storybook; `null` if none is served. */
  storybook: string | null
}

/** What helps to judge a change, beside its picture. */
export function ChangeEvidence({ finding, tree, unchanged, storybook }: ChangeEvidenceProps) {
  const links = storybook === null ? null : storybookLinks(finding.id, storybook)
  return (
    <aside className={styles.evidence} aria-label="Facts about the change">
      <Change finding={finding} />
      <Contrast finding={finding} />
      {tree === undefined || tree.id === finding.id ? null : (
        <section>
          <Heading level={3} size={15}>
            Accessibility tree
          </Heading>
          <TreeDifference finding={tree} />
        </section>
      )}
      <Sources finding={finding} />
      <Unchanged ids={unchanged} />
      {links === null ? null : (
        <div className={styles.links}>
          <Link href={links.story} target="_blank">
            Open story
          </Link>
          <Link href={links.docs} target="_blank">
            Open docs
          </Link>
        </div>
      )}
    </aside>
  )
}
