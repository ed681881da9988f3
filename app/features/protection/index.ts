export { Explanations } from './explanations.tsx'
export { LazyCashierOffer, LazyLimitsView, LazyWelcomeOffer, limitsSkeleton } from './lazy.tsx'
