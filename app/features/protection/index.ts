export { LazyCashierOffer, LazyLimitsView, LazyWelcomeOffer, limitsSkeleton } from './lazy.tsx'
