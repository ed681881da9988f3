export interface WordPair {
  situation: string
  /** A good text in both languages. */
  good: { ru: string; en: string }
  bad: { ru: string; en: string }
  reason: string
}

const Texts = ({ ru, en }: WordPair['good']) => (
  <>
    <span lang="ru">{ru}</span>
    <br />
    {en}
  </>
)

/** Good and bad texts side by side, in both languages. */
export const WordPairs = ({ pairs }: { pairs: readonly WordPair[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Situation</th>
        <th scope="col">✓ Do</th>
        <th scope="col">✗ Don’t</th>
        <th scope="col">Why</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(({ situation, good, bad, reason }) => (
        <tr key={situation}>
          <th scope="row">{situation}</th>
          <td>
            <Texts {...good} />
          </td>
          <td>
            <Texts {...bad} />
          </td>
          <td>{reason}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
