/* What the lobby has beside its games and below them, in one file. */
export { JackpotLine } from './jackpot-line.tsx'
export { LowerBlocks } from './lower-blocks.tsx'
export { NoGames } from './no-games.tsx'
export { ProviderSelect } from './provider-select.tsx'
export { RegistrationPanel } from './registration-panel.tsx'
