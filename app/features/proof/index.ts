export { LazyRoundProof, LazyVerifier } from './lazy.tsx'
export { ComputingProof, ProofView } from './proof-view.tsx'
