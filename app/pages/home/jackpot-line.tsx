// The module of the lazy part: the build lists it with its styles, although the game page has the same line.
export { JackpotLine } from '#app/shell/catalogue/jackpot-line.tsx'
