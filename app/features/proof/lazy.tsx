import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'

/** About the size of the steps on a desktop. */
const PROOF_HEIGHT = 360
const VERIFIER_HEIGHT = 640

/** Rules, hashes and texts of the proof, which only an open round needs. */
export const LazyRoundProof = lazyPart(async () => (await import('./round-proof.tsx')).RoundProof, {
  waiting: <Skeleton height={PROOF_HEIGHT} />,
  failed: 'proof',
})

/** The form that verifies any round. */
export const LazyVerifier = lazyPart(async () => (await import('./verifier/verifier.tsx')).Verifier, {
  source: 'features/proof/verifier/verifier.tsx',
  waiting: <Skeleton height={VERIFIER_HEIGHT} />,
  failed: 'section',
})
