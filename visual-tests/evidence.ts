/* Facts about a finding that help a reviewer to judge it. Types only: the review page reads them in the browser. */

/** Pixels from the top left corner; all sides belong to the box. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels that changed together. */
export interface Cluster {
  kind: 'changed' | 'inserted' | 'removed'
  /** In the new picture. */
  box: Box
  /** The top of the box in the approved picture, which differs below an inserted row. */
  approvedTop: number
  /** Changed pixels. */
  count: number
  /** The pair of colours that differs most: `#ffc857`. */
  before: string
  after: string
  /** The content is the same, at another place. */
  move?: { x: number; y: number }
  /** The shapes are the same, in other colours. */
  isRecoloured?: true
  /** The component of the element below the box. */
  component?: string
  /** Equal for changes with the same cause. */
  fingerprint: string
}

/** WCAG contrast of a text below a changed box. */
export interface TextContrast {
  text: string
  before: number
  after: number
  required: number
}

export interface PictureSize {
  width: number
  height: number
}

/** The facts of one finding. */
export interface Evidence {
  sizes?: { approved: PictureSize; taken: PictureSize }
  clusters?: Cluster[]
  contrasts?: TextContrast[]
  /** Changed source files that reach the story; empty if none does. */
  sources?: string[]
  /** Both captures of an unsteady picture are in the report. */
  hasTwoTakes?: true
  /** Accessibility trees as text, of a finding of the kind `tree`. */
  approved?: string
  taken?: string
}
