import { useEffect, useState } from 'react'
import { Alert, Button, Segmented, Text } from '#ui/index.ts'
import type { Cluster, PictureSize } from '../evidence.ts'
import type { ReportedFinding } from '../report.ts'
import { isJudgeable } from './causes.ts'
import { clusterLabel, hasPicture, kindTitle } from './describe.ts'
import { views, type ViewName } from './keys.ts'
import { PictureFrame, type PictureLayer } from './PictureFrame.tsx'
import * as styles from './review.css.ts'
import { ShortcutButton } from './shortcuts.tsx'
import { boxAround, isFlat, isScattered } from './zoom.ts'

/** Returns the address of a picture of a finding. */
export type PictureUrl = (id: string, kind: 'expected' | 'actual' | 'second' | 'difference') => string

export interface PictureViewsProps {
  finding: ReportedFinding
  pictureUrl: PictureUrl
  view: ViewName
  onView: (view: ViewName) => void
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

const viewLabels: Readonly<Record<ViewName, string>> = {
  side: 'Sides',
  swipe: 'Swipe',
  onion: 'Onion',
  difference: 'Difference',
  blink: 'Blink',
}
const BLINK_MS = 700
/** Parts of the window's height for a frame, alone and above another. */
const WHOLE_SHARE = 0.56
const STACKED_SHARE = 0.27
/** Clusters with a button of their own. */
const MAX_PARTS = 8

interface ComparedProps {
  approved: PictureLayer
  taken: PictureLayer
  frame: { size: PictureSize | null; box: ReturnType<typeof boxAround>; onSize: (size: PictureSize) => void }
}

function Swipe({ approved, taken, frame }: ComparedProps) {
  const [percent, setPercent] = useState(50)
  return (
    <div>
      <p className={styles.caption}>
        <span>Approved</span>
        <span>New</span>
      </p>
      <PictureFrame
        {...frame}
        label="Approved on the left, new on the right"
        layers={[approved, { ...taken, style: { clipPath: `inset(0 0 0 ${percent}%)` } }]}
      >
        <div className={styles.divider} style={{ left: `${percent}%` }} />
      </PictureFrame>
      <input
        type="range"
        className={styles.slider}
        aria-label="Border between approved and new, in percent"
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
      />
    </div>
  )
}

function Onion({ approved, taken, frame }: ComparedProps) {
  const [percent, setPercent] = useState(50)
  return (
    <div>
      <p className={styles.caption}>
        <span>Approved</span>
        <span>New</span>
      </p>
      <PictureFrame
        {...frame}
        label="New above approved"
        layers={[approved, { ...taken, style: { opacity: percent / 100 } }]}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label="Opacity of the new picture, in percent"
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
      />
    </div>
  )
}

function Blink({ approved, taken, frame }: ComparedProps) {
  const [isTaken, setIsTaken] = useState(true)
  const [isRunning, setIsRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setIsTaken((shown) => !shown), BLINK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <div>
      <p className={styles.caption}>
        <span>{isTaken ? 'New' : 'Approved'}</span>
      </p>
      <PictureFrame
        {...frame}
        label="Approved and new in turn"
        layers={[approved, { ...taken, style: { visibility: isTaken ? 'visible' : 'hidden' } }]}
      />
      <div className={styles.blinkActions}>
        <Button onClick={() => setIsRunning(!isRunning)}>{isRunning ? 'Pause' : 'Blink'}</Button>
        <Button
          onClick={() => {
            setIsRunning(false)
            setIsTaken(!isTaken)
          }}
        >
          Swap
        </Button>
      </div>
    </div>
  )
}

const sizeText = (size: PictureSize | undefined): string => (size === undefined ? '' : `${size.width} × ${size.height}`)

interface ComparisonProps extends ComparedProps {
  finding: ReportedFinding
  view: ViewName
  outlined: readonly Cluster[]
  difference: PictureLayer
}

function Comparison({ finding, view, outlined, difference, ...compared }: ComparisonProps) {
  const { frame, approved, taken } = compared
  if (view === 'swipe') return <Swipe {...compared} />
  if (view === 'onion') return <Onion {...compared} />
  if (view === 'blink') return <Blink {...compared} />
  if (view === 'difference')
    return <PictureFrame {...frame} label="Changed pixels in red, removed rows in blue" layers={[difference]} />
  const isStacked = frame.size !== null && isFlat(frame.size, frame.box)
  const heightShare = isStacked ? STACKED_SHARE : WHOLE_SHARE
  return (
    <div className={styles.sides} data-stacked={isStacked ? '' : undefined}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>
          <span>Approved</span>
          <span>{sizeText(finding.sizes?.approved)}</span>
        </figcaption>
        <PictureFrame {...frame} label="Approved" layers={[approved]} heightShare={heightShare} />
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>
          <span>New</span>
          <span>{sizeText(finding.sizes?.taken)}</span>
        </figcaption>
        <PictureFrame {...frame} label="New" layers={[taken]} outlined={outlined} heightShare={heightShare} />
      </figure>
    </div>
  )
}

/** One picture without a comparison: a new story, or the takes of an unsteady one. */
function SinglePictures({ finding, pictureUrl }: Pick<PictureViewsProps, 'finding' | 'pictureUrl'>) {
  const [size, setSize] = useState<PictureSize | null>(null)
  const takes =
    finding.kind === 'unsteady'
      ? [
          { label: 'First take', kind: 'actual' as const },
          { label: 'Second take', kind: 'second' as const },
        ]
      : [{ label: 'New', kind: 'actual' as const }]
  return (
    <div className={styles.sides}>
      {takes.map(({ label, kind }) => (
        <figure key={kind} className={styles.figure}>
          <figcaption className={styles.caption}>{label}</figcaption>
          <PictureFrame
            label={label}
            layers={[{ src: pictureUrl(finding.id, kind), alt: label }]}
            size={size}
            box={null}
            onSize={setSize}
            heightShare={WHOLE_SHARE}
          />
        </figure>
      ))}
    </div>
  )
}

/** Why a finding has no picture. */
function NoPicture({ finding }: Pick<PictureViewsProps, 'finding'>) {
  const { kind, detail } = finding
  if (isJudgeable(finding)) return <Text tone="muted">{detail}</Text>
  return (
    <Alert tone="negative" title={kind === 'failed' ? 'Failed' : kindTitle(finding)} announced={false}>
      <p className={styles.fault}>{detail}</p>
      <p>It can’t be approved. Fix it and run the tests again.</p>
    </Alert>
  )
}

/** The pictures of a finding in one of five views. */
export function PictureViews({ finding, pictureUrl, view, onView, isWhole, onWhole }: PictureViewsProps) {
  const [loadedSize, setLoadedSize] = useState<PictureSize | null>(null)
  const [chosen, setChosen] = useState<number | null>(() => (isScattered(finding.clusters ?? []) ? 0 : null))
  const { id, kind, sizes, clusters = [] } = finding
  if (!hasPicture(finding)) return <NoPicture finding={finding} />
  if (kind !== 'changed') return <SinglePictures finding={finding} pictureUrl={pictureUrl} />
  const part = chosen === null ? undefined : clusters[chosen]
  const shown = part === undefined ? clusters : [part]
  const [first] = shown
  const shift = first === undefined ? 0 : first.approvedTop - first.box.top
  return (
    <div className={styles.pictures}>
      <div className={styles.toolbar}>
        <Segmented
          label="View"
          segments={views.map((name) => ({ value: name, label: viewLabels[name] }))}
          value={view}
          onValueChange={onView}
          fit
        />
        <ShortcutButton aria-pressed={isWhole} shortcut="z" onClick={() => onWhole(!isWhole)}>
          Whole picture
        </ShortcutButton>
      </div>
      <Comparison
        finding={finding}
        view={view}
        outlined={shown}
        approved={{ src: pictureUrl(id, 'expected'), alt: 'Approved', shift: isWhole ? 0 : shift }}
        taken={{ src: pictureUrl(id, 'actual'), alt: 'New' }}
        difference={{ src: pictureUrl(id, 'difference'), alt: 'Difference' }}
        frame={{ size: sizes?.taken ?? loadedSize, box: isWhole ? null : boxAround(shown), onSize: setLoadedSize }}
      />
      {clusters.length < 2 ? null : (
        <div className={styles.parts} role="group" aria-label="Changed parts">
          {clusters.slice(0, MAX_PARTS).map((cluster, index) => (
            <button
              key={index}
              type="button"
              className={styles.part}
              aria-pressed={chosen === index}
              onClick={() => {
                setChosen(chosen === index ? null : index)
                onWhole(false)
              }}
            >
              {index + 1}. {clusterLabel(cluster)}
            </button>
          ))}
          {clusters.length > MAX_PARTS ? (
            <Text tone="muted" size={13}>
              and {clusters.length - MAX_PARTS} more
            </Text>
          ) : null}
        </div>
      )}
    </div>
  )
}
