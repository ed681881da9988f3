/** Pictures of the product; a test compares the sizes with the components. */
export const pictures = [
  { name: 'Cover of a game', width: 300, height: 370, where: 'GameTile', page: 'product-gametile' },
  {
    name: 'Cover of the recommended game',
    width: 420,
    height: 150,
    where: 'FeaturedGame',
    page: 'product-featuredgame',
  },
  { name: 'Slide', width: 960, height: 400, where: 'Hero', page: 'product-hero' },
  { name: 'Promotion', width: 960, height: 400, where: 'PromoCard', page: 'product-promocard' },
  { name: 'Tournament', width: 960, height: 400, where: 'TournamentBanner', page: 'product-tournamentbanner' },
  { name: 'Tournament in a list', width: 420, height: 84, where: 'TournamentCard', page: 'product-tournamentcard' },
  { name: 'Game of a winner', width: 56, height: 68, where: 'LuckyStrip', page: 'product-luckystrip' },
  { name: 'Logo of a game', width: 56, height: 56, where: 'GameRail', page: 'product-gamerail' },
] as const

/** The pictures of the product with their sizes in pixels, and the component that shows each. */
export const PictureSizes = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Picture</th>
        <th scope="col">Size</th>
        <th scope="col">Component</th>
      </tr>
    </thead>
    <tbody>
      {pictures.map(({ name, width, height, where, page }) => (
        <tr key={name}>
          <td>{name}</td>
          <td>
            {width} × {height}
          </td>
          <td>
            <a href={`?path=/docs/${page}--docs`} target="_top">
              {where}
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
