import { zIndex } from '#ui/tokens/scale.ts'

type Layer = keyof typeof zIndex

const users: Readonly<Record<Layer, string>> = {
  behind: 'Art behind the text of its own component: Hero, LevelPoster, PodiumStage, TournamentBanner',
  raised: 'A part above others of its own component: controls of a Carousel, the action of a TournamentCard',
  bar: 'SiteHeader, MobileBar, ActionBar, LuckyStrip, ScrollTopButton',
  floatingWindow: 'GameWindow that floats in a corner',
  filledWindow: 'GameWindow that fills the window of the browser',
  dialog: 'Dialog with its scrim',
  popup: 'Menu, ListBox, MultiSelect, Toggletip: they also open in a dialog',
  toast: 'Toasts',
  skipLink: 'The skip link of PageFrame, while it has the focus',
}

/** The layers of a page, the highest first. */
export const Layers = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Layer</th>
        <th scope="col">z-index</th>
        <th scope="col">What lies on it</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(users)
        .toReversed()
        .map(([name, who]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{Object.entries(zIndex).find(([layer]) => layer === name)?.[1]}</td>
            <td>{who}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
