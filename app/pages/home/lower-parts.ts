/* Lazy parts of the lobby in one chunk. */
export { JackpotLine } from './jackpot-line.tsx'
export { LowerBlocks } from './lower-blocks.tsx'
export { NoGames } from './no-games.tsx'
export { ProviderSelect } from './provider-select.tsx'
export { RegistrationPanel } from './registration-panel.tsx'
